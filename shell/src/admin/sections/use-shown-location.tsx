import { ConfirmDialog, unsavedChangesTexts } from '@practice/ui/admin';
import {
  type AdminLocation,
  adminHash,
  elsewhereSentence,
  forgetUnsavedChanges,
  hasUnsavedChanges,
  keptSentence,
  readAdminLocation,
} from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { useLocation, useNavigate, useNavigationType } from '@practice/ui/router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useExistingKeys } from './use-sections.ts';

/**
 * The location to show. It follows the address, but asks for confirmation first when unsaved changes would be lost: when
 * going to another section, and on Back and Forward. Cancelling restores the address.
 */
export function useShownLocation(keys: readonly string[]): { location: AdminLocation; confirmDialog: ReactNode } {
  const { hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [shownHash, setShownHash] = useState(hash);
  const isSameSection = readAdminLocation(hash, keys).section === readAdminLocation(shownHash, keys).section;
  const isAsking = hash !== shownHash && (!isSameSection || type === 'POP') && hasUnsavedChanges();

  useEffect(() => {
    if (!isAsking) setShownHash(hash);
  }, [hash, isAsking]);

  const existing = useExistingKeys();
  const asked = readAdminLocation(hash, existing).section;
  const [first] = keys;
  const isElsewhere = asked !== '' && first !== undefined && !keys.includes(asked);
  useEffect(() => {
    if (!isElsewhere) return;
    toast.warning({ title: elsewhereSentence(existing.includes(asked)) });
    navigate({ hash: adminHash(first) }, { replace: true });
  }, [isElsewhere, existing, asked, first, navigate]);

  // With nothing to confirm the new location is used at once, not one render later.
  const effective = isAsking ? shownHash : hash;
  const location = useMemo(() => locationOf(effective, keys), [effective, keys]);

  const kept = isAsking ? keptSentence() : null;
  return {
    location,
    confirmDialog: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => isAsking && navigate({ hash: shownHash })}
        onConfirm={() => {
          forgetUnsavedChanges();
          setShownHash(hash);
        }}
        title={unsavedChangesTexts.title}
        confirmLabel={kept ? 'Taslak olarak sakla' : unsavedChangesTexts.confirmLabel}
        cancelLabel={unsavedChangesTexts.cancelLabel}
        danger={!kept}
      >
        {kept ?? unsavedChangesTexts.text}
      </ConfirmDialog>
    ),
  };
}

/** An unknown section falls back to the first one. */
function locationOf(hash: string, keys: readonly string[]): AdminLocation {
  const location = readAdminLocation(hash, keys);
  return keys.includes(location.section) ? location : readAdminLocation(adminHash(keys[0] ?? ''), keys);
}
