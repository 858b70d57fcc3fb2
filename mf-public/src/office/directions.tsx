import type { Settings } from '../site/site-settings.ts';
import { ContactItem } from './contact-item.tsx';
import { BusIcon, ParkingIcon, PinIcon } from './icons.tsx';
import { officeAddress } from './office-address.ts';

/** Where the practice is and how to get there, in a list; each only when it is configured. */
export function Directions({ text }: { text: Settings }) {
  const { shown: address } = officeAddress(text);
  const transport = text('public_transport_info');
  const parking = text('parking_info');
  return (
    <>
      {address ? (
        <ContactItem icon={<PinIcon />} label="Adres">
          {address}
        </ContactItem>
      ) : null}
      {transport ? (
        <ContactItem icon={<BusIcon />} label="Toplu taşıma">
          {transport}
        </ContactItem>
      ) : null}
      {parking ? (
        <ContactItem icon={<ParkingIcon />} label="Otopark">
          {parking}
        </ContactItem>
      ) : null}
    </>
  );
}
