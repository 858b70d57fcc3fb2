import { type MailProblem, mailStateSentence } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { onSaveKey, SectionHeader, StatusBadge, Tabs } from '@practice/ui/admin';
import { useSection, useTab } from '@practice/ui/back-office';
import type { Problem } from '@practice/ui/data';
import { useMailProblem } from '@practice/ui/email-addresses';
import { useEffect, useRef } from 'react';
import { MailStateDocument } from '../generated/graphql.ts';
import type { Values } from '../settings/editing/edits.ts';
import { useConsequences } from '../settings/editing/use-consequences.tsx';
import { useEdits } from '../settings/editing/use-edits.ts';
import { useSaving } from '../settings/editing/use-saving.ts';
import type { Conditions } from '../settings/editing/use-stored-settings.ts';
import { FieldGroups } from '../settings/fields/field-groups.tsx';
import { revealField } from '../settings/fields/field-id.ts';
import { ConnectionTest } from './connection-test.tsx';
import { EmailBar } from './email-bar.tsx';
import { emailCategory, practiceFields, reminderFields, serverFields } from './email-category.ts';
import { Guide } from './guide.tsx';
import { OutboxTab } from './outbox/outbox-tab.tsx';
import { passwordProblem } from './password-problem.ts';
import { ProviderList } from './provider-list.tsx';
import { type Provider, settingsOf } from './providers.ts';
import { listParams } from './templates/list-params.ts';
import { TemplatesTab } from './templates/templates-tab.tsx';
import { useConnectionTest } from './use-connection-test.ts';

const tabKeys = ['smtp', 'providers', 'guide', 'templates', 'notifications', 'reminders', 'outbox', 'test'] as const;
type TabKey = (typeof tabKeys)[number];

type Props = {
  stored: Values;
  conditions: Conditions;
  refresh: () => Promise<Values>;
  problem: Problem | null;
};

/** The form of the e-mail settings: which tab and field, in the address (`#email?tab=test`). */
export function EmailForm({ stored, conditions, refresh, problem }: Props) {
  const { params, setParams } = useSection();
  const current = useTab(tabKeys);
  const focus = params.get('focus');
  const edits = useEdits(stored);
  const isPasswordStored = conditions.get('smtp_pass')?.isSecretStored === true;
  const state = { ...edits, problems: { ...edits.problems, ...passwordProblem(edits, { stored, isPasswordStored }) } };
  const consequences = useConsequences();
  const saving = useSaving({
    state,
    category: emailCategory,
    refresh,
    onReveal: reveal,
    confirm: consequences.confirm,
  });
  const { test, run } = useConnectionTest({ shownValue: state.shownValue, onRefused: showRefused });
  const latestReveal = useRef(reveal);
  latestReveal.current = reveal;
  useEffect(() => {
    if (focus) latestReveal.current(focus);
  }, [focus]);

  function choose(key: TabKey) {
    setParams({ ...noList, tab: key === 'smtp' ? null : key });
  }

  function reveal(key: string) {
    choose(tabOf(key));
    requestAnimationFrame(() => revealField(key));
  }

  function showRefused(problems: Readonly<Record<string, string>>) {
    state.setRefused(problems);
    const first = serverFields.find(({ key }) => key in problems);
    if (first) reveal(first.key);
  }

  function tryConnection() {
    if (state.shownValue('smtp_host').trim() === '') return showRefused({ smtp_host: 'Sunucunun adını yazın' });
    const wrong = serverFields.find(({ key }) => key in state.problems);
    if (wrong) return reveal(wrong.key);
    choose('test');
    void run();
  }

  function fillIn(provider: Provider) {
    for (const [key, value] of Object.entries(settingsOf(provider))) state.setValue(key, value);
    reveal('smtp_user');
  }

  const problemsOf = (fields: typeof serverFields) => fields.filter(({ key }) => key in state.problems).length;
  const groups = (fields: typeof serverFields) => (
    <Box maxW="52rem">
      <FieldGroups fields={fields} state={state} conditions={conditions} onFocus={() => {}} />
    </Box>
  );
  const mailProblem = useMailProblem(MailStateDocument) ?? null;
  return (
    <Box onKeyDown={onSaveKey(() => void saving.submit())} css={{ '--settings-bar': '0px' }}>
      <SectionHeader
        title="E-posta Ayarları"
        description={mailStateSentence(mailProblem)}
        actions={
          <StatusBadge tone={mailProblem ? 'pending' : 'confirmed'}>{states[mailProblem ?? 'none']}</StatusBadge>
        }
      />
      {problem ? (
        <Text role="alert" color="fg.error" fontSize="sm" mb="3">
          {problem.message}
        </Text>
      ) : null}
      <Tabs
        label="E-posta ayarları"
        isOnPage
        current={current}
        onChoose={choose}
        tabs={[
          { key: 'smtp', title: 'SMTP', problems: problemsOf(serverFields), content: groups(serverFields) },
          { key: 'providers', title: 'Sağlayıcılar', content: <ProviderList onChoose={fillIn} /> },
          { key: 'guide', title: 'Kurulum rehberi', content: <Guide /> },
          { key: 'templates', title: 'Şablonlar', content: current === 'templates' ? <TemplatesTab /> : null },
          {
            key: 'notifications',
            title: 'Bildirimler',
            problems: problemsOf(practiceFields),
            content: groups(practiceFields),
          },
          {
            key: 'reminders',
            title: 'Hatırlatmalar',
            problems: problemsOf(reminderFields),
            content: groups(reminderFields),
          },
          { key: 'outbox', title: 'Giden e-postalar', content: current === 'outbox' ? <OutboxTab /> : null },
          {
            key: 'test',
            title: 'Bağlantı testi',
            content: <ConnectionTest test={test} host={state.shownValue('smtp_host')} onRun={tryConnection} />,
          },
        ]}
      />
      {state.isDirty || !lists.includes(current) ? (
        <EmailBar state={state} saving={saving} isTesting={test.status === 'running'} onTest={tryConnection} />
      ) : null}
      {consequences.dialog}
    </Box>
  );
}

const states: Record<MailProblem | 'none', string> = {
  none: 'Aktif',
  off: 'Pasif: gönderim kapalı',
  not_set_up: 'Pasif: sunucu girilmedi',
  failing: 'Gönderilemiyor',
};

/** Tabs without settings; what was changed in others can still be saved there. */
const lists: readonly TabKey[] = ['templates', 'outbox'];

/** What lists and fields of other tabs say in the address. */
const noList = Object.fromEntries(
  ['focus', 'id', 'state', 'about', 'refused', 'page', ...Object.keys(listParams.shape)].map((name) => [name, null]),
);

/** The tab with the field of a setting. */
function tabOf(key: string): TabKey {
  if (reminderFields.some((field) => field.key === key)) return 'reminders';
  return practiceFields.some((field) => field.key === key) ? 'notifications' : 'smtp';
}
