import {
  forgetUnsavedChanges,
  hasUnsavedChanges,
  type Place,
  placeHash,
  readPlace,
  unsavedQuestion,
} from '@practice/ui/admin';
import { ConfirmDialog } from '@practice/ui/overlay';
import { useLocation, useNavigate, useNavigationType } from '@practice/ui/router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

/**
 * The place to show. It follows the address, but asks first when that would take unsaved changes off the screen: on the
 * way to another section, and on Back and Forward. Whoever stays gets the address back.
 */
export function useShownPlace(keys: readonly string[]): { place: Place; question: ReactNode } {
  const { hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [shownHash, setShownHash] = useState(hash);
  const isSameSection = readPlace(hash, keys).section === readPlace(shownHash, keys).section;
  const isAsking = hash !== shownHash && (!isSameSection || type === 'POP') && hasUnsavedChanges();

  useEffect(() => {
    if (!isAsking) setShownHash(hash);
  }, [hash, isAsking]);

  // Nothing to ask about: the new place at once, not one render later.
  const effective = isAsking ? shownHash : hash;
  const place = useMemo(() => placeOf(effective, keys), [effective, keys]);

  return {
    place,
    question: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => isAsking && navigate({ hash: shownHash })}
        onConfirm={() => {
          forgetUnsavedChanges();
          setShownHash(hash);
        }}
        title={unsavedQuestion.title}
        confirmLabel={unsavedQuestion.confirmLabel}
        cancelLabel={unsavedQuestion.cancelLabel}
        danger
      >
        {unsavedQuestion.text}
      </ConfirmDialog>
    ),
  };
}

/** An unknown section is the first that there is (document 2, section 2). */
function placeOf(hash: string, keys: readonly string[]): Place {
  const place = readPlace(hash, keys);
  return keys.includes(place.section) ? place : readPlace(placeHash(keys[0] ?? ''), keys);
}
