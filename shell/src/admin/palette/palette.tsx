import { Box, chakra, Flex, type SystemStyleObject } from '@practice/ui';
import { Kbd, SectionIcon } from '@practice/ui/admin';
import type { PaletteItem } from '@practice/ui/back-office';
import { SearchIcon } from '@practice/ui/icons';
import { useModal } from '@practice/ui/overlay';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { groupItems, matchItems, withRecent } from './match-items.ts';
import { usePaletteSources } from './palette-provider.tsx';
import { listStyle, optionStyle, paletteStyle } from './palette-style.ts';
import { noteRecent, readRecent } from './recent-items.ts';
import { usePaletteSearch } from './use-palette-search.ts';

type Props = {
  onClose: () => void;
  /** Sections and actions of the shell; items of sections follow. */
  items: readonly PaletteItem[];
};

/** Command palette: type to find a section, a record or an action; arrows move, Enter goes there, Esc closes. */
export function Palette({ onClose, items }: Props) {
  const modal = useModal({ open: true, onClose });
  const { items: added, searches } = usePaletteSources();
  const [query, setQuery] = useState('');
  const [requestedIndex, setIndex] = useState(0);
  const [recent] = useState(readRecent);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { items: found, isSearching } = usePaletteSearch(searches, query);

  const groups = useMemo(() => {
    const known = [...items, ...added];
    return groupItems(query.trim() ? [...matchItems(known, query), ...found] : withRecent(known, recent));
  }, [items, added, found, query, recent]);
  const lines = groups.flatMap((group) => group.items);
  const index = Math.min(requestedIndex, Math.max(0, lines.length - 1));
  const current = lines[index];

  useEffect(() => {
    list.current?.querySelector(`[data-line="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [index]);

  function choose(item: PaletteItem | undefined) {
    if (!item) return;
    noteRecent(item.id);
    onClose();
    item.onSelect();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = lines.length - 1;
    const next = {
      ArrowDown: index >= last ? 0 : index + 1,
      ArrowUp: index <= 0 ? last : index - 1,
      PageDown: Math.min(last, index + 6),
      PageUp: Math.max(0, index - 6),
    }[event.key];
    if (event.key === 'Enter') choose(current);
    else if (next !== undefined) setIndex(next);
    else return;
    event.preventDefault();
  }

  let line = -1;
  return (
    <chakra.dialog {...modal} aria-label="Komut paleti" css={paletteStyle}>
      <Flex align="center" gap="3" px="4" borderBottomWidth="1px" color="fg.muted">
        <SearchIcon />
        <chakra.input
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? `${id}-${index}` : undefined}
          aria-autocomplete="list"
          aria-label="Bölüm, kayıt veya işlem ara"
          placeholder="Bölüm, kayıt veya işlem ara…"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
          css={inputStyle}
        />
        <Kbd>Esc</Kbd>
      </Flex>
      <Box ref={list} id={`${id}-list`} role="listbox" aria-label="Sonuçlar" css={listStyle}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={group.title} role="group" aria-label={group.title}>
            <Box px="3" pt="2" pb="1" color="fg.subtle" fontSize="xs" fontWeight="medium" aria-hidden="true">
              {group.title}
            </Box>
            {group.items.map((item) => {
              line += 1;
              const own = line;
              return (
                <Box
                  key={item.id}
                  id={`${id}-${own}`}
                  role="option"
                  aria-selected={own === index}
                  data-line={own}
                  onPointerMove={() => setIndex(own)}
                  onClick={() => choose(item)}
                  css={optionStyle}
                >
                  <SectionIcon name={item.icon ?? 'file-text'} color="fg.muted" boxSize="4.5" />
                  <Box as="span" flex="1" minW="0" truncate>
                    {item.label}
                  </Box>
                  {item.hint ? (
                    <Box as="span" color="fg.muted" fontSize="sm" truncate maxW="45%">
                      {item.hint}
                    </Box>
                  ) : null}
                </Box>
              );
            })}
          </div>
        ))}
      </Box>
      <Box role="status" px="4" pb={lines.length === 0 ? '6' : '0'} textAlign="center" color="fg.muted" fontSize="md">
        {isSearching ? 'Aranıyor…' : lines.length === 0 ? `“${query.trim()}” için bir şey bulunamadı` : ''}
      </Box>
    </chakra.dialog>
  );
}

const inputStyle: SystemStyleObject = {
  flex: '1',
  minW: '0',
  height: '12',
  bg: 'transparent',
  color: 'fg',
  fontSize: 'lg',
  outline: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
};
