import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { CloseIcon, SearchIcon } from '@practice/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { touch } from '../theme/touch.ts';

/** Milliseconds after the last key before the search is run. */
const pause = 250;

export type SearchFieldProps = {
  label: string;
  /** The current search, from the address. */
  value: string;
  /** Called with the trimmed text, a moment after typing ends, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  placeholder?: string;
};

/** Search field of a list. Esc clears it; a change of `value` from outside replaces the text. */
export function SearchField({ label, value, onSearch, placeholder = 'Ara…' }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);

  useEffect(() => {
    // Back, Forward and "clear filters" change the address: the field follows.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string) {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    onSearch(trimmed);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), pause);
  }
  function clear() {
    setText('');
    search('');
    input.current?.focus();
  }

  return (
    <Box css={frameStyle}>
      <SearchIcon color="fg.muted" boxSize="4" />
      <chakra.input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        css={inputStyle}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text);
          if (event.key === 'Escape' && text) {
            event.preventDefault();
            event.stopPropagation();
            clear();
          }
        }}
      />
      {text ? (
        <chakra.button type="button" aria-label="Aramayı temizle" onClick={clear} css={clearStyle}>
          <CloseIcon boxSize="3.5" />
        </chakra.button>
      ) : null}
    </Box>
  );
}

const frameStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '1',
  width: { base: 'full', md: '20rem' },
  maxW: 'full',
  minW: '0',
  minH: '8',
  [touch]: { minH: '10' },
  ps: '2.5',
  pe: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'sm',
  '&:focus-within': { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
};

const inputStyle: SystemStyleObject = {
  flex: '1',
  minW: '0',
  height: '7',
  bg: 'transparent',
  color: 'fg',
  fontSize: 'md',
  [touch]: { fontSize: '1rem' },
  outline: 'none',
  appearance: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
  '&::-webkit-search-cancel-button': { display: 'none' },
};

const clearStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '6',
  color: 'fg.muted',
  borderRadius: 'xs',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
};
