import { type BlogPreviewPeriod, blogPreviewPeriodLabels, blogPreviewPeriods } from '@practice/contracts';
import { SelectField, Stack, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure, MadeLink } from '@practice/ui/records';
import { useState } from 'react';
import {
  CreateBlogPreviewLinkDocument,
  type CreateBlogPreviewLinkMutation,
  WithdrawBlogPreviewLinksDocument,
} from '../../../generated/graphql.ts';

type Link = CreateBlogPreviewLinkMutation['createBlogPreviewLink'];
type Props = { id: string; onClose: () => void };
const options = blogPreviewPeriods.map((value) => ({ value, label: blogPreviewPeriodLabels[value] }));

/** Makes a link with which anybody sees the post as it would be published, and withdraws all that were made. */
export function PreviewDialog({ id, onClose }: Props) {
  const [period, setPeriod] = useState<BlogPreviewPeriod>('day');
  const [link, setLink] = useState<Link | null>(null);
  const [create, { loading: isCreating }] = useMutation(CreateBlogPreviewLinkDocument);
  const [withdraw, { loading: isWithdrawing }] = useMutation(WithdrawBlogPreviewLinksDocument);

  async function make() {
    try {
      const { data } = await create({ variables: { id, input: { period } } });
      setLink(data?.createBlogPreviewLink ?? null);
    } catch (error) {
      announceFailure('Bağlantı oluşturulamadı.', error);
    }
  }

  async function withdrawAll() {
    try {
      await withdraw({ variables: { id } });
      setLink(null);
      announceDone('Önizleme bağlantıları geçersiz kılındı');
    } catch (error) {
      announceFailure('Bağlantılar geçersiz kılınamadı.', error);
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Önizleme bağlantısı"
      onSubmit={() => void make()}
      submitLabel="Bağlantı oluştur"
      isSaving={isCreating || isWithdrawing}
      alternative={{ label: 'Bağlantıları geçersiz kıl', onSelect: () => void withdrawAll() }}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          Bağlantıyı bilen herkes, giriş yapmadan yazıyı taslağıyla birlikte, sitede görünecek biçimiyle okuyabilir.
          Arama motorları bulmaz, okunma sayılmaz.
        </Text>
        <SelectField
          label="Geçerlilik"
          options={options}
          value={period}
          onChange={({ target }) => setPeriod(target.value as BlogPreviewPeriod)}
        />
        {link ? <MadeLink path={link.path} expiresAt={link.expiresAt} /> : null}
      </Stack>
    </FormDialog>
  );
}
