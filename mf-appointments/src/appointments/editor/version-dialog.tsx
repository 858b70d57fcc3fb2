import { VersionDialog as Dialog, relativeTime } from '@practice/ui/admin';
import { fieldLabel, fieldText } from '../record/fields.ts';
import type { FormField, FormValues } from './form-values.ts';
import { merged, versionChoices } from './version-choices.ts';

export type Versions = {
  /** The values the form started from. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  /** Who changed it meanwhile and when, if known. */
  changedBy?: { username: string | null; at: string } | undefined;
};

type VersionDialogProps = {
  /** Null closes the dialog. */
  versions: Versions | null;
  titleOf: (slug: string) => string;
  onClose: () => void;
  /** Called with the chosen values. */
  onChoose: (values: FormValues) => void;
};

/** Compares two versions of a record that two people changed: a choice per field, or one side for all. */
export function VersionDialog({ versions, titleOf, onClose, onChoose }: VersionDialogProps) {
  if (!versions) return null;
  const { base, mine, theirs, changedBy } = versions;
  const said = (field: FormField, value: FormValues[FormField]) => {
    const text = String(value);
    if (text === '') return '';
    return field === 'fee' ? `${text} ₺` : fieldText(field, text, titleOf);
  };
  const fields = versionChoices(base, mine, theirs).map((choice) => ({
    field: choice.field,
    label: fieldLabel(choice.field),
    mine: said(choice.field, choice.mine),
    theirs: said(choice.field, choice.theirs),
    defaultSide: choice.defaultSide,
  }));
  return (
    <Dialog
      fields={fields}
      {...(changedBy ? { changedBy: `${changedBy.username ?? 'Veli'}, ${relativeTime(changedBy.at)}.` } : {})}
      onClose={onClose}
      onChoose={(own) => onChoose(merged(mine, theirs, Object.fromEntries(own.map((field) => [field, 'mine']))))}
    />
  );
}
