import type { ContentField } from '@practice/contracts';
import { Box, Button, Flex, IconButton, Input, type SystemStyleObject, VisuallyHidden } from '@practice/ui';
import { ArrowUpIcon, PlusIcon, TrashIcon } from '@practice/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Entry, entryLabels, readEntries, writeEntries } from './list-text.ts';

type Props = {
  field: ContentField;
  value: string;
  onChange: (value: string) => void;
  /** Beside the button that adds an entry. */
  children: ReactNode;
};

/** The entries of a list, each on a line of its own. */
export function ListEditor({ field, value, onChange, children }: Props) {
  const ids = useRef(0);
  const numbered = (entries: readonly Omit<Entry, 'id'>[]) => entries.map((entry) => ({ ...entry, id: ids.current++ }));
  const [entries, setEntries] = useState<readonly Entry[]>(() => numbered(readEntries(field, value)));
  /** The text of the entries on screen: another one comes from outside. */
  const known = useRef(value);
  const labels = entryLabels(field);
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: about another text, not about another function
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setEntries(numbered(readEntries(field, value)));
  }, [value]);

  function change(next: readonly Entry[]) {
    setEntries(next);
    const text = writeEntries(field, next);
    // An entry that is still empty changes nothing.
    if (text === writeEntries(field, entries)) return;
    known.current = text;
    onChange(text);
  }

  function edit(id: number, part: Partial<Entry>) {
    change(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  }

  function moveUp(index: number) {
    const [above, moved] = [entries[index - 1], entries[index]];
    if (above && moved) change([...entries.slice(0, index - 1), moved, above, ...entries.slice(index + 1)]);
  }

  function add() {
    change([...entries, { id: ids.current++, title: '', detail: '' }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus());
  }

  return (
    <Box>
      <Box as="ul" ref={list} css={listStyle}>
        {entries.map(({ id, title, detail }, index) => (
          <Flex as="li" key={id} css={entryStyle}>
            <Named label={`${index + 1}. ${labels.title}`}>
              <Input
                value={title}
                placeholder={labels.title}
                onChange={(event) => edit(id, { title: event.target.value })}
              />
            </Named>
            {labels.detail === null ? null : (
              <Named label={`${index + 1}. ${labels.detail}`}>
                <Input
                  value={detail}
                  placeholder={labels.detail}
                  onChange={(event) => edit(id, { detail: event.target.value })}
                />
              </Named>
            )}
            <IconButton
              aria-label={`Yukarı taşı: ${title || index + 1}`}
              disabled={index === 0}
              onClick={() => moveUp(index)}
            >
              <ArrowUpIcon boxSize="4" />
            </IconButton>
            <IconButton
              aria-label={`Sil: ${title || index + 1}`}
              onClick={() => change(entries.filter((entry) => entry.id !== id))}
            >
              <TrashIcon boxSize="4" />
            </IconButton>
          </Flex>
        ))}
      </Box>
      <Flex gap="2" wrap="wrap" mt="2">
        <Button size="sm" variant="outline" onClick={add}>
          <PlusIcon />
          Madde ekle
        </Button>
        {children}
      </Flex>
    </Box>
  );
}

function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box as="label" flex="1" minW="min(9rem, 100%)">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Box>
  );
}

const listStyle: SystemStyleObject = { display: 'grid', gap: '2', listStyleType: 'none' };
const entryStyle: SystemStyleObject = { gap: '2', flexWrap: 'wrap', alignItems: 'center' };
