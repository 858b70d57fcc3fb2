import { redirectProblem } from '@practice/contracts';
import { Button, SelectField, Stack, TextField, useRunning } from '@practice/ui';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { Part } from '../../csv-import/part.tsx';
import { CreateRedirectDocument } from '../../generated/graphql.ts';

const empty = { fromUrl: '', toUrl: '', redirectType: '301' };
type Field = keyof typeof empty;

/** One redirect for all addresses of a form. */
export function PatternPart() {
  const client = useApolloClient();
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const bind = (name: Field) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  const [isSaving, submit] = useRunning(async () => {
    const { fromUrl, toUrl } = values;
    if (!fromUrl.trim() || !toUrl.trim()) {
      const missing = "Kaynak ve hedef URL'ler gereklidir";
      return setProblems({
        ...(fromUrl.trim() ? {} : { fromUrl: missing }),
        ...(toUrl.trim() ? {} : { toUrl: missing }),
      });
    }
    const problem = redirectProblem({ matchType: 'pattern', fromUrl: fromUrl.trim(), toUrl: toUrl.trim() });
    if (problem) return setProblems({ [problem.field]: problem.message });
    try {
      const input = { fromUrl, toUrl, matchType: 'pattern' as const, redirectType: Number(values.redirectType) };
      await client.mutate({ mutation: CreateRedirectDocument, variables: { input } });
      setValues(empty);
      announceDone({ title: 'Yönlendirme oluşturuldu' });
    } catch (error) {
      const { errors } = readProblem(error);
      const refusals = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
      setProblems(refusals);
      if (errors.length === 0) announceFailure('Yönlendirme kaydedilirken bir hata oluştu', error);
    }
  });

  return (
    <Part
      title="Desenle yönlendir"
      description=":ad bir bölümün, sondaki * kalanın yerini tutar. /eski-blog/:ad, /blog/:ad ile bütün yazılar taşınır."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
        aria-label="Desenle yönlendir"
      >
        <Stack gap="3">
          <TextField
            label="Kaynak deseni"
            placeholder="/eski-blog/:ad"
            autoComplete="off"
            required
            {...bind('fromUrl')}
          />
          <TextField label="Hedef deseni" placeholder="/blog/:ad" autoComplete="off" required {...bind('toUrl')} />
          <SelectField
            label="Tür"
            options={[
              { value: '301', label: '301: kalıcı' },
              { value: '302', label: '302: geçici' },
            ]}
            {...bind('redirectType')}
          />
          <Button type="submit" alignSelf="start" loading={isSaving} loadingText="Kaydediliyor…">
            Oluştur
          </Button>
        </Stack>
      </form>
    </Part>
  );
}
