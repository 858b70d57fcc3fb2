import { practitionerSettings, webAddress } from '@practice/contracts';
import { Center, type HTMLChakraProps, Picture } from '@practice/ui';

type PortraitProps = {
  name: string;
  /** Address of the photo; initials stand for one that is not set, and nothing where no person is named. */
  image: string;
  boxSize: HTMLChakraProps<'div'>['boxSize'];
  textStyle?: 'h3' | 'display';
};

/** The practitioner's photo in a circle. */
export function Portrait({ name, image, boxSize, textStyle = 'h3' }: PortraitProps) {
  const photo = webAddress(image);
  if (photo) {
    return (
      <Picture
        src={photo}
        alt={name}
        sizes="9rem"
        maxWidth={144}
        size={[96, 96]}
        boxSize={boxSize}
        borderRadius="full"
        flexShrink="0"
      />
    );
  }
  // The default names a profession, not a person.
  if (name === practitionerSettings.about_name.default) return null;
  return (
    <Center
      aria-hidden="true"
      boxSize={boxSize}
      flexShrink="0"
      borderRadius="full"
      bg="bg.tinted"
      color="pine.fg"
      textStyle={textStyle}
    >
      {initials(name)}
    </Center>
  );
}

/** First letters of the last two words: titles stand before a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('')
    .toLocaleUpperCase('tr');
}
