import { defineRecipe } from '@chakra-ui/react';
import { checkbox } from './checkbox-recipe.ts';
import { focusRing } from './focus-ring.ts';

const button = defineRecipe({
  className: 'p-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    cursor: 'pointer',
    // Of the setting button_style.
    borderRadius: 'var(--button-radius, 9999px)',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    '&:focus-visible': focusRing,
    '&:disabled, &[aria-disabled=true]': { opacity: '0.55', cursor: 'not-allowed' },
    '&[aria-busy=true]': { opacity: '0.85', cursor: 'progress' },
    '& svg': { width: '1.2em', height: '1.2em', flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'colorPalette.hover' },
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
      },
      outline: {
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        bg: 'bg.panel',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'colorPalette.subtle', borderColor: 'colorPalette.fg' },
      },
      subtle: {
        bg: 'colorPalette.muted',
        color: 'colorPalette.fg',
        // Not a darker ground: the text would be hard to read on it.
        '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: 'colorPalette.border' },
      },
      ghost: {
        color: 'colorPalette.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'colorPalette.muted' },
      },
      plain: {
        color: 'colorPalette.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        textDecorationThickness: '1px',
        '&:hover': { textDecorationThickness: '2px' },
      },
    },
    size: {
      sm: { minH: '9', px: '4', fontSize: 'sm' },
      md: { minH: 'target', px: '5', py: '2', fontSize: 'md' },
      lg: { minH: '14', px: '7', py: '3', fontSize: 'lg' },
      // A target need not grow with the text.
      icon: { minH: '44px', minW: '44px', p: '0', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const link = defineRecipe({
  className: 'p-link',
  base: {
    color: 'pine.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    borderRadius: 'xs',
    transitionProperty: 'color, text-decoration-thickness',
    transitionDuration: 'fast',
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': focusRing,
  },
  variants: {
    variant: {
      underline: {},
      plain: { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const container = defineRecipe({
  className: 'p-container',
  base: { position: 'relative', width: 'full', maxWidth: 'page', mx: 'auto', px: 'gutter' },
});

const heading = defineRecipe({
  className: 'p-heading',
  base: { color: 'fg' },
  variants: {
    size: {
      display: { textStyle: 'display' },
      lg: { textStyle: 'h2' },
      md: { textStyle: 'h3' },
      sm: { textStyle: 'h4' },
    },
  },
  defaultVariants: { size: 'lg' },
});

const badge = defineRecipe({
  className: 'p-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'full',
    px: '3',
    py: '1',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.35',
    borderWidth: '1px',
    '& svg': { width: '1.1em', height: '1.1em', flexShrink: '0' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.panel', color: 'fg', borderColor: 'border' },
      pine: { bg: 'pine.subtle', color: 'pine.fg', borderColor: 'pine.muted' },
      apricot: { bg: 'apricot.subtle', color: 'apricot.fg', borderColor: 'apricot.200' },
      pending: { bg: 'status.pending.bg', color: 'status.pending.fg', borderColor: 'status.pending.border' },
      confirmed: { bg: 'status.confirmed.bg', color: 'status.confirmed.fg', borderColor: 'status.confirmed.border' },
      cancelled: { bg: 'status.cancelled.bg', color: 'status.cancelled.fg', borderColor: 'status.cancelled.border' },
      completed: { bg: 'status.completed.bg', color: 'status.completed.fg', borderColor: 'status.completed.border' },
      unknown: { bg: 'status.unknown.bg', color: 'status.unknown.fg', borderColor: 'status.unknown.border' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

const skeleton = defineRecipe({
  className: 'p-skeleton',
  base: {
    maxW: 'full',
    display: 'block',
    bg: 'stone.200',
    borderRadius: 'sm',
    // Of the setting loading_animation.
    animation: 'var(--loading-animation, pulse 1.6s ease-in-out infinite)',
  },
});

const separator = defineRecipe({
  className: 'p-separator',
  base: { display: 'block', borderColor: 'border', borderTopWidth: '1px' },
});

/** Shared by input, textarea and select: 44 px targets, borders with a contrast of at least 3:1. */
const control = defineRecipe({
  className: 'p-control',
  base: {
    width: 'full',
    minH: '12',
    // In pixels: where text is large, its words need the room.
    px: '16px',
    py: '2.5',
    bg: 'bg.panel',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'lg',
    lineHeight: 'normal',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    appearance: 'none',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    // Whole where text is large: it often shows the form of what is typed.
    '&::placeholder': { color: 'fg.subtle', fontSize: 'min(1em, 6vw)' },
    '&:hover:not(:disabled)': { borderColor: 'fg.muted' },
    '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
    '&[aria-invalid=true]': { borderColor: 'border.error', boxShadow: '0 0 0 1px {colors.border.error}' },
    '&:disabled': { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed', borderColor: 'border' },
  },
});

export const recipes = { button, link, container, heading, badge, skeleton, separator, control, checkbox };
