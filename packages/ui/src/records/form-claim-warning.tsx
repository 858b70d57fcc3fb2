import { ClaimWarning } from '@practice/ui/admin';
import { useFormValues } from './form-context.ts';

/** Warns, below the fields that the public reads, about what health-advertising rules restrict. */
export function FormClaimWarning({ names, isArticle = false }: { names: readonly string[]; isArticle?: boolean }) {
  const values = useFormValues() as Record<string, unknown>;
  return <ClaimWarning texts={names.map((name) => String(values[name] ?? ''))} isArticle={isArticle} />;
}
