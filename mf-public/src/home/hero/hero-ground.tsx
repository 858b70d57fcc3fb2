import { webAddress } from '@practice/contracts';
import { Box, Image } from '@practice/ui';
import type { ReactNode } from 'react';
import { anchors } from '../../paths.ts';
import type { Settings } from '../../site/site-settings.ts';

/** Under a picture of any brightness, text in ink, in grey and in the brand's colour stays readable over it. */
const PICTURE_OPACITY = 0.12;

/** The first screen's section, on the ground of the settings: the paper, a gradient of the brand's tints, or a picture. */
export function HeroGround({ text, children }: { text: Settings; children: ReactNode }) {
  const style = text('hero_background_style');
  const image = style === 'image' ? webAddress(text('hero_background_image')) : undefined;
  return (
    <Box
      as="section"
      id={anchors.top}
      aria-labelledby="hero-title"
      overflowX="clip"
      position="relative"
      data-ground={image || style !== 'image' ? style : 'solid'}
      {...(style === 'gradient' ? { css: gradientStyle } : {})}
    >
      {image ? (
        <Image
          src={image}
          alt=""
          position="absolute"
          inset="0"
          width="full"
          height="full"
          objectFit="cover"
          opacity={PICTURE_OPACITY}
        />
      ) : null}
      {children}
    </Box>
  );
}

const gradientStyle = { backgroundImage: 'linear-gradient(160deg, {colors.paper} 30%, {colors.sage.200})' };
