import { type ConsentText, canWithdrawConsent, consentTextLabels, dataRequestChannelLabels } from '@practice/contracts';
import { Box, Button, Text } from '@practice/ui';
import { formatDate } from '@practice/ui/admin';
import { useLiveEvents, useStaff } from '@practice/ui/back-office';
import { WithdrawalDialog } from '@practice/ui/consents';
import { useMutation, useQuery } from '@practice/ui/data';
import { announceDone } from '@practice/ui/records';
import { useState } from 'react';
import { RecordConsentsDocument, WithdrawRecordConsentDocument } from '../generated/graphql.ts';

type WithdrawalProps = {
  /** The appointment or the message, and whose it is. */
  recordId: string;
  name: string;
  text: ConsentText;
  /** What stops when it is taken back. */
  consequence: string;
  onChanged: () => void;
};

/** When and how a consent was taken back, or the button that notes it: whoever answers the phone hears of it. */
export function Withdrawal({ recordId, name, text, consequence, onChanged }: WithdrawalProps) {
  const { can } = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  const [withdraw] = useMutation(WithdrawRecordConsentDocument);
  const { data, refetch } = useQuery(RecordConsentsDocument, {
    variables: { recordId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => refetch().catch(() => undefined);
  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'consent.changed') void refresh();
  });
  const entry = data?.recordConsents.find((each) => each.text === text);
  if (!entry) return null;
  const { withdrawal } = entry;
  if (withdrawal) {
    return (
      <Text color="fg.muted" fontSize="sm">
        {`${formatDate(withdrawal.withdrawnOn)}, ${dataRequestChannelLabels[withdrawal.channel].toLocaleLowerCase('tr')} · kaydeden: ${withdrawal.recordedBy ?? 'Sistem'}`}
      </Text>
    );
  }
  if (!canWithdrawConsent(entry) || !can('consent:write')) return null;
  return (
    <Box mt="1">
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        Geri alındığını kaydet
      </Button>
      <WithdrawalDialog
        open={isOpen}
        description={`${name}: ${consentTextLabels[text]}`}
        consequence={consequence}
        onClose={() => setIsOpen(false)}
        onSave={async (input) => {
          await withdraw({ variables: { id: entry.id, input } });
          announceDone('Onayın geri alındığı kaydedildi.');
          await refresh();
          onChanged();
        }}
      />
    </Box>
  );
}
