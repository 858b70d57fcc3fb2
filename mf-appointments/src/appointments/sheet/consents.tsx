import { DescriptionItem, DescriptionList, formatDateTime } from '@practice/ui/admin';
import type { AppointmentDetails } from './use-appointment.ts';

const notRecorded = 'Kaydedilmedi';

/** The consents given with the request: texts, versions and time; 'Kaydedilmedi' where there are none. */
export function Consents({ consents }: Pick<AppointmentDetails, 'consents'>) {
  return (
    <DescriptionList>
      <DescriptionItem label="KVKK metni">{consents ? given(consents.kvkk, 'Okundu') : notRecorded}</DescriptionItem>
      <DescriptionItem label="İletişim izni">
        {consents ? given(consents.communication, 'Verildi') : notRecorded}
      </DescriptionItem>
      {consents ? (
        <>
          <DescriptionItem label="Onay zamanı">{formatDateTime(consents.agreedAt)}</DescriptionItem>
          <DescriptionItem label="Metin sürümü">{consents.legalTextVersion ?? notRecorded}</DescriptionItem>
          <DescriptionItem label="Onay cümleleri">{consents.sentencesVersion}</DescriptionItem>
        </>
      ) : null}
    </DescriptionList>
  );
}

function given(isGiven: boolean, word: string): string {
  return isGiven ? word : 'Verilmedi';
}
