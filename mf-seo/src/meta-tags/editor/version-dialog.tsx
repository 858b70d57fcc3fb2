import { VersionDialog as Dialog } from '@practice/ui/admin';
import { useState } from 'react';
import { statusOf } from '../record/meta-tag.ts';
import { changedFields, type FormValues, fieldLabels } from './form-values.ts';

export type Versions = {
  /** What the form started from. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
};

type VersionDialogProps = {
  /** Null closes the dialog. */
  versions: Versions | null;
  onClose: () => void;
  /** The values to go on with. */
  onChoose: (values: FormValues) => void;
};

/** Both versions of a tag that two people changed, side by side: a choice for each field, or one side for all. */
export function VersionDialog({ versions, ...rest }: VersionDialogProps) {
  return versions ? <OpenVersionDialog versions={versions} {...rest} /> : null;
}

function OpenVersionDialog({ versions, onClose, onChoose }: VersionDialogProps & { versions: Versions }) {
  const [{ base, mine, theirs }] = useState(versions);
  const fields = changedFields(theirs, mine).map((field) => ({
    field,
    label: fieldLabels[field],
    mine: said(mine[field]),
    theirs: said(theirs[field]),
    // Their change stands where nothing was typed here.
    defaultSide: mine[field] === base[field] ? ('theirs' as const) : ('mine' as const),
  }));
  return (
    <Dialog
      fields={fields}
      onClose={onClose}
      onChoose={(own) => onChoose({ ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) })}
    />
  );
}

function said(value: string | boolean): string {
  return typeof value === 'boolean' ? statusOf(value).word : value;
}
