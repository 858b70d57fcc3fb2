import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { touch } from '@practice/ui/admin';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export type Tab<Key extends string> = { key: Key; title: string; problems: number; content: ReactNode };

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChoose: (key: Key) => void;
  /** Right of the tabs. */
  aside?: ReactNode;
};

/** Tabs of a form. All panels stay mounted, so that nothing typed is lost. Arrow keys move between the tabs. */
export function Tabs<Key extends string>({ label, tabs, current, onChoose, aside }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === current);
    const next = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  }

  return (
    <>
      <Box css={headStyle}>
        <Box ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} css={listStyle}>
          {tabs.map(({ key, title, problems }) => (
            <chakra.button
              key={key}
              type="button"
              role="tab"
              data-tab={key}
              id={`${id}-${key}`}
              aria-controls={`${id}-${key}-panel`}
              aria-selected={key === current}
              tabIndex={key === current ? 0 : -1}
              onClick={() => onChoose(key)}
              css={tabStyle}
            >
              {title}
              {problems > 0 ? (
                <Box as="span" color="fg.error" fontWeight="semibold">
                  <span aria-hidden="true">●</span>
                  <chakra.span srOnly>{`${problems} hata`}</chakra.span>
                </Box>
              ) : null}
            </chakra.button>
          ))}
        </Box>
        {aside ? (
          <Box ms="auto" ps="2">
            {aside}
          </Box>
        ) : null}
      </Box>
      {tabs.map(({ key, content }) => (
        <Box
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
          pt="4"
        >
          {content}
        </Box>
      ))}
    </>
  );
}

const headStyle: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '1',
  position: 'sticky',
  top: '-2',
  zIndex: '1',
  mx: '-5',
  px: '5',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
};

const listStyle: SystemStyleObject = { display: 'flex', gap: '4', overflowX: 'auto', scrollbarWidth: 'none' };

const tabStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '9',
  [touch]: { minH: '11' },
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  color: 'fg.muted',
  fontSize: 'md',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: 'fg' },
  '&[aria-selected=true]': { color: 'fg', borderColor: 'pine.solid' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
