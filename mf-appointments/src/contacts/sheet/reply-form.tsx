import { contactReplyForm, REPLY_MAX_LENGTH, replySubject } from '@practice/contracts';
import { Box, CheckboxField, Heading, SelectField, Text, TextAreaField, TextField } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { WithdrawalNotice } from '@practice/ui/consents';
import { readProblem, useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, refusalOf, useQuestion } from '@practice/ui/records';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import {
  ContactReplyDraftsDocument,
  type ContactReplyDraftsQuery,
  ReplyToContactMessageDocument,
} from '../../generated/graphql.ts';
import type { Contact } from '../contact.ts';

type Draft = ContactReplyDraftsQuery['contactReplyDrafts'][number];
type Texts = { subject: string; text: string };
type Errors = Partial<Record<keyof Texts | 'allowWithdrawn', string>>;

type ReplyFormProps = {
  contact: Contact;
  /** When the sender said that they do not want to be written to; null: they have not. */
  withdrawnAt: string | null;
  /** Its buttons are elsewhere, at the bottom of the sheet. */
  formId: string;
  onDirty: (isDirty: boolean) => void;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
};

/** Writes a reply, from a template if one is chosen; what was typed stays when the server refuses it. */
export function ReplyForm({ contact, withdrawnAt, formId, onDirty, onSending, onSent }: ReplyFormProps) {
  const client = useApolloClient();
  const mail = useMail();
  const { data } = useQuery(ContactReplyDraftsDocument, { variables: { id: contact.id } });
  const drafts = data?.contactReplyDrafts ?? [];
  const [chosen, setChosen] = useState('');
  const [texts, setTexts] = useState<Texts>({
    subject: replySubject(contact.contactType),
    text: '',
  });
  const [allowWithdrawn, setAllowWithdrawn] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const replacing = useQuestion<string, true>();
  const form = useRef<HTMLFormElement>(null);
  const template = drafts.find(({ id }) => id === chosen);
  const isWritten = texts.text.trim() !== '' && texts.text !== template?.text;

  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' });
    form.current?.querySelector('select')?.focus();
  }, []);

  function type(changes: Partial<Texts>) {
    setTexts((current) => ({ ...current, ...changes }));
    setErrors({});
    onDirty(true);
  }

  async function choose(id: string) {
    const draft: Draft | undefined = drafts.find((each) => each.id === id);
    if (isWritten && !(await replacing.ask(draft?.name ?? ''))) return;
    setChosen(id);
    type(draft ? { subject: draft.subject, text: draft.text } : { text: '' });
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const read = contactReplyForm.safeParse(texts);
    if (!read.success)
      return refuse(read.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
    if (withdrawnAt && !allowWithdrawn) return setErrors({ allowWithdrawn: 'Yanıtlamak için işaretleyin' });
    onSending(true);
    setProblem(null);
    try {
      await client.mutate({
        mutation: ReplyToContactMessageDocument,
        variables: { id: contact.id, input: { ...read.data, ...(withdrawnAt ? { allowWithdrawn } : {}) } },
      });
      announceDone('Yanıt gönderim sırasına alındı.', undefined, mail.queued('reply'));
      onSent();
    } catch (error) {
      refuse(readProblem(error).errors);
      setProblem(refusalOf(error) ?? 'E-posta gönderilirken hata oluştu.');
    } finally {
      onSending(false);
    }
  }

  function refuse(found: readonly { field: string; message: string }[]) {
    const next = Object.fromEntries([...found].reverse().map(({ field, message }) => [field, message])) as Errors;
    setErrors(next);
    const first = next.subject ? 'subject' : next.text ? 'text' : null;
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  return (
    <Box asChild display="grid" gap="4" borderTopWidth="1px" pt="5">
      <form ref={form} id={formId} aria-label="Yanıt" noValidate onSubmit={(event) => void send(event)}>
        <Heading as="h3" size="sm">
          {`${contact.name} için yanıt`}
        </Heading>
        {withdrawnAt ? (
          <WithdrawalNotice withdrawnAt={withdrawnAt}>
            Bu kişi kendisine yazılmasını istemiyor. Yazmak zorunda değilseniz yanıtlamayın.
          </WithdrawalNotice>
        ) : null}
        <SelectField
          label="Şablon"
          placeholder="Boş yanıt"
          value={chosen}
          options={drafts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => void choose(event.target.value)}
          hint="Şablon yalnızca bir başlangıçtır; göndermeden önce değiştirebilirsiniz."
        />
        <TextField
          name="subject"
          label="Konu"
          required
          value={texts.subject}
          error={errors.subject}
          onChange={(event) => type({ subject: event.target.value })}
        />
        <TextAreaField
          name="text"
          label="Yanıt"
          required
          rows={9}
          value={texts.text}
          error={errors.text}
          counterLimit={REPLY_MAX_LENGTH}
          hint={`${contact.email} adresine e-posta ile gönderilir.`}
          onChange={(event) => type({ text: event.target.value })}
        />
        {withdrawnAt ? (
          <CheckboxField
            label="Yine de yanıtlamak istiyorum"
            required
            checked={allowWithdrawn}
            error={errors.allowWithdrawn}
            onChange={(event) => {
              setAllowWithdrawn(event.target.checked);
              setErrors({});
            }}
          />
        ) : null}
        {problem ? (
          <Text role="alert" color="fg.error" fontSize="sm" fontWeight="medium">
            {problem}
          </Text>
        ) : null}
        <ConfirmDialog
          open={replacing.question !== null}
          onClose={() => replacing.answer(null)}
          onConfirm={() => replacing.answer(true)}
          title="Yazdığınız metnin yerine şablon konsun mu?"
          confirmLabel="Şablonu koy"
        >
          Yazdığınız metin kaybolur.
        </ConfirmDialog>
      </form>
    </Box>
  );
}
