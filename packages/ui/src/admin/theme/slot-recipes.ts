import type { SlotRecipeConfig } from '@chakra-ui/react';
import { touch } from './touch.ts';

const tabs = {
  className: 'p-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    // Room beside a title for its focus ring; the first title still begins where the fields do. No title is cut.
    list: { display: 'flex', flexWrap: 'wrap', ms: '-2' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '9',
      [touch]: { minH: '11' },
      position: 'relative',
      px: '2',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: 'md',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { color: 'fg' },
      '&[aria-selected=true]': { color: 'fg' },
      '&[aria-selected=true]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '2',
        bottom: '0',
        borderBottomWidth: '2px',
        borderColor: 'pine.solid',
      },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    content: { pt: '4' },
  },
} satisfies SlotRecipeConfig;

/** Compact, like a button beside it. */
const nativeSelect = {
  className: 'p-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      minW: '0',
      maxW: 'full',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'sm',
      '&[data-set]': { bg: 'pine.subtle', borderColor: 'pine.border', color: 'pine.fg' },
    },
    field: {
      minH: '8',
      minW: '0',
      maxW: { base: 'full', md: '14rem' },
      ps: '2.5',
      pe: '7',
      bg: 'transparent',
      color: 'inherit',
      fontSize: 'md',
      // Phones zoom in on focus when the text is smaller.
      [touch]: { minH: '10', fontSize: '1rem' },
      borderRadius: 'sm',
      appearance: 'none',
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      '& option': { color: 'fg', bg: 'bg.panel' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '2',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      fontSize: 'md',
      lineHeight: '0',
    },
  },
} satisfies SlotRecipeConfig;

/** Two fields per row where there is room. */
const fieldset = {
  className: 'p-fieldset',
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: { minW: '0' },
    legend: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug', mb: '3' },
    content: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
  },
} satisfies SlotRecipeConfig;

const dataList = {
  className: 'p-data-list',
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { fontVariantNumeric: 'tabular-nums' },
    itemLabel: { color: 'fg.muted' },
    itemValue: { minW: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    layout: {
      columns: {
        root: { display: 'grid', rowGap: '1.5' },
        item: {
          display: 'grid',
          columnGap: '4',
          gridTemplateColumns: 'var(--label-width, minmax(7rem, 10rem)) minmax(0, 1fr)',
        },
      },
      stacked: {
        root: { display: 'grid', gap: '2', alignContent: 'start' },
        itemLabel: { fontSize: 'xs' },
      },
      strip: {
        root: { display: 'flex', flexWrap: 'wrap', columnGap: '5', fontSize: 'sm' },
        item: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1.5', whiteSpace: 'nowrap' },
        itemValue: { fontWeight: 'semibold' },
      },
    },
  },
  defaultVariants: { layout: 'columns' },
} satisfies SlotRecipeConfig;

const stat = {
  className: 'p-stat',
  slots: ['root', 'label', 'valueText', 'valueUnit', 'helpText', 'indicator'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      minW: '0',
      px: '3',
      py: '2.5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      textAlign: 'start',
      '&[aria-pressed]': {
        cursor: 'pointer',
        transitionProperty: 'border-color, background-color',
        transitionDuration: 'fast',
      },
      '&[aria-pressed]:hover': { borderColor: 'border.strong' },
      '&[aria-pressed=true]': { bg: 'pine.subtle', borderColor: 'pine.border' },
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: 'snug',
    },
    valueText: {
      display: 'block',
      mt: '1',
      fontSize: '2xl',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums',
    },
    helpText: { display: 'block', color: 'fg.subtle', fontSize: 'xs', lineHeight: 'snug' },
  },
} satisfies SlotRecipeConfig;

/** The looks of Chakra's parts that the back office uses. The public theme has none of them. */
export const slotRecipes = { tabs, nativeSelect, fieldset, dataList, stat };
