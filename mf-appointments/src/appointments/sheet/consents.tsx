import { formatDateTime } from '@practice/ui/admin';
import { Fact, Facts } from './facts.tsx';
import type { AppointmentDetails } from './use-appointment.ts';

const notRecorded = 'Kaydedilmedi';

/** What was agreed to with the request, to which texts, and when; 'Kaydedilmedi' where the request brought none. */
export function Consents({ consents }: Pick<AppointmentDetails, 'consents'>) {
  return (
    <Facts>
      <Fact label="KVKK metni">{consents ? given(consents.kvkk, 'Okundu') : notRecorded}</Fact>
      <Fact label="İletişim izni">{consents ? given(consents.communication, 'Verildi') : notRecorded}</Fact>
      {consents ? (
        <>
          <Fact label="Onay zamanı">{formatDateTime(consents.agreedAt)}</Fact>
          <Fact label="Metin sürümü">{consents.legalTextVersion ?? notRecorded}</Fact>
          <Fact label="Onay cümleleri">{consents.sentencesVersion}</Fact>
        </>
      ) : null}
    </Facts>
  );
}

function given(isGiven: boolean, word: string): string {
  return isGiven ? word : 'Verilmedi';
}
