import { InputGroup } from '@chakra-ui/react';
import { chakra, Input, type SystemStyleObject } from '@practice/ui';
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
    <InputGroup
      width={{ base: 'full', md: '20rem' }}
      maxW="full"
      minW="0"
      css={groupStyle}
      startElement={<SearchIcon boxSize="4" />}
      startElementProps={{ ps: '2.5', pe: '0' }}
      endElement={
        text ? (
          <chakra.button type="button" aria-label="Aramayı temizle" onClick={clear} css={clearStyle}>
            <CloseIcon boxSize="3.5" />
          </chakra.button>
        ) : null
      }
      endElementProps={{ px: '1' }}
    >
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
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
    </InputGroup>
  );
}

const groupStyle: SystemStyleObject = {
  // The room that Chakra leaves for the icon and for the button.
  '--input-height': 'sizes.8',
  '& input': { minH: '8', [touch]: { minH: '10' } },
  '& input::-webkit-search-cancel-button': { display: 'none' },
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
