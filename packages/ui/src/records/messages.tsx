import type { MailNotice } from '@practice/contracts';
import { Anchor } from '@practice/ui';
import { CombinedGraphQLErrors, readProblem } from '@practice/ui/data';
import { type ToastText, toast } from '@practice/ui/overlay';
import { announceWithUndo } from '../editing/announce-with-undo.tsx';

/** Codes whose sentence does not say why this very change was refused. */
const generalCodes = new Set(['OFFLINE', 'UNREACHABLE', 'INTERNAL']);

/** Why the server refused a change; null when it did not say. */
export function refusalOf(error: unknown): string | null {
  const { code, message, errors } = readProblem(error);
  if (generalCodes.has(code)) return null;
  return code === 'CONFLICT' ? (errors[0]?.message ?? message) : message;
}

/** The record as it is now; null when the failure is no conflict of versions. */
export function currentOf<Row>(error: unknown): Row | null {
  if (readProblem(error).code !== 'VERSION_CONFLICT' || !CombinedGraphQLErrors.is(error)) return null;
  const current = error.errors[0]?.extensions?.current;
  return typeof current === 'object' && current !== null ? (current as Row) : null;
}

/** What follows from something that was done; of an e-mail, with whether it is a warning. */
export type Consequence = string | MailNotice | null | undefined;

/**
 * Shows what was done, under 'Başarılı' when it has no title of its own; below it what follows from it and a link to where
 * visitors see it, with `onUndo` a way back. A warning when an e-mail of it does not leave.
 */
export function announceDone(
  text: ToastText | string,
  onUndo?: () => void,
  consequence?: Consequence,
  seenAt?: string | null,
): void {
  const whole = typeof text === 'string' ? { title: 'Başarılı', description: text } : text;
  const { title, description = title } = whole;
  const { sentence, isWarning } =
    typeof consequence === 'object' && consequence ? consequence : { sentence: consequence, isWarning: false };
  const below = seenAt ? <Seen sentence={sentence} address={seenAt} /> : sentence;
  const tone = isWarning ? 'warning' : 'success';
  if (!onUndo) return void toast[tone](below ? { title: description, description: below } : whole);
  announceWithUndo(
    isWarning
      ? { tone, title: description, description: below, onUndo }
      : { title, description, consequence: below, onUndo },
  );
}

function Seen({ sentence, address }: { sentence: string | null | undefined; address: string }) {
  return (
    <>
      {sentence ? <span>{`${sentence} `}</span> : null}
      <Anchor href={address} target="_blank" rel="noopener">
        Sitede gör
      </Anchor>
    </>
  );
}

/** 'Hata' with why the server refused it, else with the sentence of what failed. */
export function announceFailure(sentence: string, error?: unknown): void {
  toast.error({ title: 'Hata', description: refusalOf(error ?? null) ?? sentence });
}
