import { figureStyle, type SystemStyleObject } from '@practice/ui';

const toolbar: SystemStyleObject = {
  position: 'sticky',
  // Below the bars that stay in view above it: of the back office, and of the screen, which says how high its own is.
  top: 'calc(var(--sticky-top, 0px) + var(--screen-bar, 0px))',
  zIndex: '1',
  display: 'flex',
  // In one line on phones, where each line of it is one less of the text.
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  gap: '1',
  p: '1',
  bg: 'bg.subtle',
  borderBottomWidth: '1px',
  borderTopRadius: 'md',
  '& [data-part=group]': { display: 'flex', flexShrink: '0' },
  '& [data-part=group] + [data-part=group]': { borderInlineStartWidth: '1px', ps: '1' },
  '& [aria-pressed=true]': { bg: 'bg.selected', color: 'pine.fg' },
};

/** What ProseMirror needs of its element, and the text as it looks on the site, but for its fonts. */
const text: SystemStyleObject = {
  minH: '18rem',
  px: { base: '4', md: '6' },
  py: '5',
  outline: 'none',
  lineHeight: '1.65',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  '& > * + *': { mt: '4' },
  '& h2': { fontSize: '2xl', fontWeight: 'semibold', mt: '8' },
  '& h3': { fontSize: 'xl', fontWeight: 'semibold', mt: '6' },
  '& h4': { fontSize: 'lg', fontWeight: 'semibold', mt: '5' },
  '& ul': { listStyle: 'disc', ps: '6' },
  '& ol': { listStyle: 'decimal', ps: '6' },
  '& a': { color: 'pine.fg', textDecoration: 'underline' },
  '& blockquote': { borderInlineStartWidth: '3px', ps: '4', color: 'fg.muted' },
  '& hr': { borderTopWidth: '1px' },
  ...figureStyle,
  display: 'flow-root',
  '& img': { maxW: 'full', height: 'auto', borderRadius: 'sm' },
  // Over the words that an empty text has.
  '& [data-upload]': {
    position: 'relative',
    bg: 'bg.panel',
    p: '4',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'sm',
    color: 'fg.muted',
  },
  '& table': { width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': { borderWidth: '1px', px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
  '& .selectedCell': { bg: 'bg.selected' },
  '& figure[data-video]': { borderWidth: '1px', borderRadius: 'md', p: '5', bg: 'bg.subtle' },
  '& figure[data-video] a': { display: 'inline-block', py: '1.5' },
  '& figure[data-video]::before': { content: '"▶"', me: '3' },
  '& [data-variable]': { px: '1', py: '0.5', borderRadius: 'xs', bg: 'pine.subtle', color: 'pine.fg' },
  '& [data-variable=unknown]': { bg: 'status.cancelled.bg', color: 'status.cancelled.fg' },
  '& [data-brace]': { fontSize: '0' },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'pine.solid', outlineOffset: '2px' },
  '& .is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    float: 'left',
    height: '0',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
  '&.ProseMirror-focused .ProseMirror-gapcursor': { display: 'block', borderTopWidth: '1px', width: '5' },
};

export const editorStyle: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  '&:focus-within': { borderColor: 'pine.solid' },
  '&[data-invalid]': { borderColor: 'border.error' },
  '& > [data-part=toolbar]': toolbar,
  '& .ProseMirror': text,
};
