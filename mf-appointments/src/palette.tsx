import { AppointmentPalette } from './appointments/palette/palette-items.tsx';
import { ChildProfilePalette } from './child-profiles/palette-items.tsx';
import { ContactPalette } from './contacts/palette-items.tsx';

/** This remote's items in the command palette. */
export function Palette() {
  return (
    <>
      <AppointmentPalette />
      <ChildProfilePalette />
      <ContactPalette />
    </>
  );
}
