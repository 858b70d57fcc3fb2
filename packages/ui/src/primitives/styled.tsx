import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentType, ElementType, Ref } from 'react';
import { chakra } from '../styled/chakra.ts';
import { styled } from '../styled/styled.ts';

/** Gives a component, such as a router link, the look of a link. */
export function asLink<Props>(component: ComponentType<Props>) {
  return themed<Omit<HTMLChakraProps<'a'>, keyof Props> & Props & { variant?: 'underline' | 'plain' }>(
    'link',
    component as ElementType,
  );
}

type WithRef<Props> = Omit<Props, 'ref'> & { ref?: Ref<HTMLElement> };

function themed<Props>(recipe: string, tag: ElementType): ComponentType<WithRef<Props>> {
  return styled(tag, { recipe }) as unknown as ComponentType<WithRef<Props>>;
}

export type HeadingSize = 'display' | 'lg' | 'md' | 'sm';
export type BadgeTone =
  | 'neutral'
  | 'pine'
  | 'apricot'
  | 'pending'
  | 'confirmed'
  | 'cancelled'
  | 'completed'
  | 'unknown';

/** Heading in the display face. Level (`as`) and look (`size`) are independent. */
export const Heading = themed<HTMLChakraProps<'h2'> & { size?: HeadingSize }>('heading', 'h2');
/** Content column of a page, at most 1200 px wide, with fluid gutters. */
export const Container = themed<HTMLChakraProps<'div'>>('container', 'div');
/** Plain `<a>`. Inside the product use TextLink of `@practice/ui/router`. */
export const Anchor = themed<HTMLChakraProps<'a'> & { variant?: 'underline' | 'plain' }>('link', 'a');
/** Small label. Status tones always come with a word, never colour alone. */
export const Badge = themed<HTMLChakraProps<'span'> & { tone?: BadgeTone }>('badge', 'span');
export const Separator = themed<HTMLChakraProps<'hr'>>('separator', 'hr');
/** A grey placeholder. Hidden from screen readers: announce loading in words beside it. */
const SkeletonShape = themed<HTMLChakraProps<'span'>>('skeleton', 'span');

export function Skeleton(props: WithRef<HTMLChakraProps<'span'>>) {
  return <SkeletonShape aria-hidden="true" {...props} />;
}

export const Text = chakra('p');
