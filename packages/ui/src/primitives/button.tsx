import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentType, ElementType, ReactNode, Ref } from 'react';
import { chakra } from '../styled/chakra.ts';
import { styled } from '../styled/styled.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'solid' | 'outline' | 'subtle' | 'ghost' | 'plain';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; ref?: Ref<HTMLElement> };

/** Gives any element or component, such as a router link, the look of a button. */
export function asButton<Props>(component: string | ComponentType<Props>) {
  return styled(component as ElementType, { recipe: 'button' }) as unknown as ComponentType<
    Omit<HTMLChakraProps<'a'>, keyof Props | 'ref'> & Omit<Props, 'ref'> & ButtonLook
  >;
}

const PlainButton = asButton<HTMLChakraProps<'button'>>('button');

export type ButtonProps = Omit<HTMLChakraProps<'button'>, 'ref' | 'asChild'> &
  ButtonLook & {
    /** Busy: the button keeps its focus and width and ignores clicks. */
    loading?: boolean;
    loadingText?: ReactNode;
  };

/**
 * A button of the theme. While `loading` it stays focusable, so that screen readers announce the change. Its label is an
 * element of its own, replaced as a whole: a translator of pages may have moved the text that the button was given.
 */
export function Button({ loading = false, loadingText, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const isRelabelled = loading && loadingText !== undefined;
  return (
    <PlainButton
      type={type}
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <Spinner /> : null}
      <chakra.span key={isRelabelled ? 'busy' : 'label'} display="contents">
        {isRelabelled ? loadingText : children}
      </chakra.span>
    </PlainButton>
  );
}

/** A square button that shows an icon only, or that it is busy; `aria-label` is therefore required. */
export function IconButton({ children, ...props }: ButtonProps & { 'aria-label': string }) {
  return (
    <Button size="icon" variant="ghost" {...props}>
      {props.loading ? null : children}
    </Button>
  );
}

/** An `<a>` that looks like a button, for tel:, mailto: and other addresses outside the router. */
export const ButtonAnchor = asButton<HTMLChakraProps<'a'>>('a');
