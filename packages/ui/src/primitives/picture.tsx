import type { HTMLChakraProps } from '@chakra-ui/react';
import {
  type PictureQuality,
  pictureSources,
  readPicturePath,
  type StoredPicture,
  widthsOf,
} from '@practice/contracts';
import { useState, useSyncExternalStore } from 'react';
import { deviceClass, pictureQualityOf } from '../device/device-class.ts';
import { chakra } from '../styled/chakra.ts';

type Looks = Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'width' | 'height' | 'loading'>;

export type PictureProps = Looks & {
  /** Address of a picture of the practice, or of another site. */
  src: string;
  /** What it shows; empty where the text beside it says that already. */
  alt: string;
  /** How wide it is shown, as `sizes` of an image: `(min-width: 768px) 45rem, 100vw`. */
  sizes: string;
  /** The width in CSS pixels beyond which it is never shown. */
  maxWidth: number;
  /** Width and height of pictures whose address does not say them, in CSS pixels. */
  size: readonly [width: number, height: number];
  /** The first thing that a visitor sees of the page: it is loaded at once. One a page at most. */
  isPriority?: boolean;
};

/**
 * A picture in the width and format that fit the window and the device. Its room is kept free, and it is loaded when it
 * comes near. A picture of another site has one form only, and is shown as it is.
 */
export function Picture({ src, alt, sizes, maxWidth, size, isPriority = false, ...looks }: PictureProps) {
  const quality = useQuality();
  const picture = readPicturePath(src);
  const widths = picture ? offeredWidths(picture, maxWidth) : [];
  const [width, height] = picture ? [picture.width, picture.height] : size;
  const image = (address: string) => (
    <chakra.img
      src={address}
      alt={alt}
      htmlWidth={width}
      htmlHeight={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      bg="bg.subtle"
      objectFit="cover"
      objectPosition={picture?.focus && `${picture.focus.x}% ${picture.focus.y}%`}
      suppressHydrationWarning
      {...looks}
    />
  );
  if (!picture || widths.length === 0) return image(src);
  const { sources, src: widest } = pictureSources(picture, widths, quality);
  return (
    <picture style={boxless}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} suppressHydrationWarning />
      ))}
      {image(widest)}
    </picture>
  );
}

/** Up to the first that is sharp on a screen of two device pixels a CSS pixel. */
function offeredWidths(picture: StoredPicture, maxWidth: number): number[] {
  const all = widthsOf(picture);
  const enough = all.findIndex((each) => each >= 2 * maxWidth);
  return enough < 0 ? all : all.slice(0, enough + 1);
}

/**
 * The quality for this device where the picture is new in the browser. In a page from the server it is the same for
 * everybody: there the script in the head has changed those that were not being loaded yet, and to change the others would
 * load them twice.
 */
function useQuality(): PictureQuality {
  const isNew = useSyncExternalStore(subscribe, isInBrowser, isFromServer);
  const [quality] = useState(pictureQualityOf[isNew ? deviceClass() : 'medium']);
  return quality;
}

const subscribe = () => () => {};
const isInBrowser = () => true;
const isFromServer = () => false;
const boxless = { display: 'contents' } as const;
