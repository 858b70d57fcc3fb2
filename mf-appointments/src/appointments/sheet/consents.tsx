import { noticePath } from '@practice/contracts';
import { Anchor } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatDateTime } from '@practice/ui/admin';
import { Withdrawal } from '../../consents/withdrawal.tsx';
import { useRefresh } from '../record/use-refresh.ts';
import type { AppointmentDetails } from './use-appointment.ts';

const notRecorded = 'Kaydedilmedi';

type ConsentsProps = { appointment: Pick<AppointmentDetails, 'id' | 'parentName' | 'consents' | 'contactWithdrawnAt'> };

/**
 * The consents given with the request, the notice that was shown, and the time; 'Kaydedilmedi' where there are none. A later one of a series
 * has none of its own, and says when that of the first was taken back.
 */
export function Consents({ appointment: { id, parentName, consents, contactWithdrawnAt } }: ConsentsProps) {
  const { refresh } = useRefresh();
  return (
    <DescriptionList>
      <DescriptionItem label="KVKK metni">{consents ? given(consents.kvkk, 'Okundu') : notRecorded}</DescriptionItem>
      <DescriptionItem label="İletişim izni">
        <span>
          {contactWithdrawnAt ? 'Geri alındı' : consents ? given(consents.communication, 'Verildi') : notRecorded}
        </span>
        <Withdrawal
          recordId={id}
          name={parentName}
          text="appointmentContact"
          consequence="Bu talebin onay, saat değişikliği ve hatırlatma e-postaları kendiliğinden gitmez; elle gönderirken uyarılırsınız. İptal yine bildirilir."
          onChanged={() => void refresh()}
        />
      </DescriptionItem>
      {consents ? (
        <>
          <DescriptionItem label="Onay zamanı">{formatDateTime(consents.agreedAt)}</DescriptionItem>
          {consents.legalTextVersion ? (
            <DescriptionItem label="Gösterilen metin">
              <Anchor href={noticePath(consents.legalTextVersion)} target="_blank" rel="noopener">
                Aydınlatma metninin o günkü hali (yeni sekmede)
              </Anchor>
            </DescriptionItem>
          ) : null}
        </>
      ) : null}
    </DescriptionList>
  );
}

function given(isGiven: boolean, word: string): string {
  return isGiven ? word : 'Verilmedi';
}
