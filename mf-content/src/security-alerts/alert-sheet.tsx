import { securityRules } from '@practice/contracts';
import { Box, Button, Text } from '@practice/ui';
import {
  DescriptionItem,
  DescriptionList,
  DetailSection,
  EmptyState,
  formatCount,
  formatDateTime,
  SideSheet,
} from '@practice/ui/admin';
import { TextLink } from '@practice/ui/router';
import { auditHref, notifiedTexts, seenText, subjectOf } from './alert-texts.ts';
import type { Alert, SecurityAlerts } from './use-security-alerts.ts';

type AlertSheetProps = Pick<SecurityAlerts, 'acknowledge' | 'busy'> & {
  open: boolean;
  alert: Alert | undefined;
  onClose: () => void;
};

/** All that is known of an alert, what can be done about it, and where to read on. */
export function AlertSheet({ open, alert, onClose, acknowledge, busy }: AlertSheetProps) {
  const isNew = alert && !alert.acknowledgedAt;
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={alert?.title ?? 'Güvenlik olayı'}
      subtitle={alert ? subjectOf(alert) : undefined}
      footer={
        isNew ? (
          <Button onClick={() => void acknowledge(alert)} loading={busy === alert.id}>
            Görüldü
          </Button>
        ) : undefined
      }
    >
      {alert ? (
        <Details alert={alert} />
      ) : (
        <EmptyState icon="search" title="Bu olay listenin bu sayfasında değil" description="Filtreleri değiştirin." />
      )}
    </SideSheet>
  );
}

function Details({ alert }: { alert: Alert }) {
  const { message, kind, count, by, subject, notified } = alert;
  const [first, last] = [formatDateTime(alert.firstAt), formatDateTime(alert.lastAt)];
  const href = auditHref(alert);
  return (
    <Box display="grid" gap="6">
      <Text>{message}</Text>
      <DescriptionList>
        <DescriptionItem label="Zaman">{first === last ? first : `${first} – ${last}`}</DescriptionItem>
        <DescriptionItem label="Kaç kez">{formatCount(count)}</DescriptionItem>
        <DescriptionItem label="Kim, nereden">{subjectOf(alert)}</DescriptionItem>
        {by && by !== subject ? <DescriptionItem label="Yapan">{by}</DescriptionItem> : null}
        <DescriptionItem label="Bildirim">{notifiedTexts[notified]}</DescriptionItem>
        <DescriptionItem label="Görüldü">{seenText(alert) ?? 'Henüz değil'}</DescriptionItem>
      </DescriptionList>
      <DetailSection title="Ne yapılabilir?">
        <Text>{securityRules[kind].advice}</Text>
      </DetailSection>
      {href ? <TextLink to={href}>İlgili denetim kayıtlarını aç</TextLink> : null}
    </Box>
  );
}
