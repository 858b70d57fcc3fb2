import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { touch } from '../theme/touch.ts';
import { type Placement, usePopover } from './use-popover.ts';

export type MenuEntry =
  | {
      label: ReactNode;
      onSelect: () => void;
      icon?: ReactNode;
      /** Small text at the end, such as a shortcut. */
      hint?: ReactNode;
      disabled?: boolean;
      danger?: boolean;
      /** Makes the entry a toggle; the menu then stays open. */
      checked?: boolean;
    }
  | 'separator'
  | { heading: ReactNode };

/** Props for the button that opens the menu. */
export type MenuTrigger = {
  ref: (element: HTMLElement | null) => void;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  entries: readonly MenuEntry[];
  children: (trigger: MenuTrigger) => ReactElement;
  placement?: Placement;
  /** Above the entries, such as who is signed in. */
  header?: ReactNode;
};

/** A menu of actions: arrows, Home, End and first letters move; Enter and Space choose; Esc closes. */
export function Menu({ entries, children, placement = 'bottom-start', header }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const id = useId();
  const { panel, panelProps } = usePopover<HTMLDivElement>({ open, onClose: () => setOpen(false), anchor, placement });

  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[data-item]:not(:disabled)') ?? [])];
  function openAt(place: 0 | -1) {
    setOpen(true);
    requestAnimationFrame(() => items().at(place)?.focus());
  }
  function close() {
    setOpen(false);
    anchor.current?.focus();
  }

  function onMenuKey(event: KeyboardEvent) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at <= 0 ? -1 : at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (event.key === 'Tab') setOpen(false);
    else if (target) move(event, target);
    else if (event.key.length === 1 && event.key !== ' ') move(event, byLetter(all, at, event.key));
  }

  return (
    <>
      {children({
        ref: (element) => {
          anchor.current = element;
        },
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? close() : openAt(0)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowDown' ? 0 : -1);
        },
      })}
      {open ? (
        <Box {...panelProps} css={panelStyle}>
          {header}
          <div id={id} role="menu" tabIndex={-1} aria-labelledby={`${id}-trigger`} onKeyDown={onMenuKey}>
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
              <MenuLine key={index} entry={entry} onDone={close} />
            ))}
          </div>
        </Box>
      ) : null}
    </>
  );
}

function MenuLine({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  if (entry === 'separator') return <chakra.hr my="1" borderTopWidth="1px" />;
  if ('heading' in entry) {
    return (
      <Box px="2.5" pt="1.5" pb="1" fontSize="xs" fontWeight="medium" color="fg.muted">
        {entry.heading}
      </Box>
    );
  }
  const { label, onSelect, icon, hint, disabled, danger, checked } = entry;
  const isSwitch = checked !== undefined;
  return (
    <chakra.button
      type="button"
      data-item=""
      role={isSwitch ? 'menuitemcheckbox' : 'menuitem'}
      aria-checked={checked}
      tabIndex={-1}
      disabled={disabled}
      css={itemStyle}
      color={danger ? 'red.fg' : undefined}
      onMouseEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        if (!isSwitch) onDone();
        onSelect();
      }}
    >
      {isSwitch ? (
        <Box as="span" width="4" color="pine.fg" fontWeight="bold" aria-hidden="true">
          {checked ? '✓' : ''}
        </Box>
      ) : null}
      {icon ? (
        <Box as="span" display="inline-flex" color={danger ? 'inherit' : 'fg.muted'} fontSize="md">
          {icon}
        </Box>
      ) : null}
      <Box as="span" flex="1" minW="0">
        {label}
      </Box>
      {hint ? (
        <Box as="span" color="fg.subtle" fontSize="xs">
          {hint}
        </Box>
      ) : null}
    </chakra.button>
  );
}

function move(event: KeyboardEvent, target: HTMLElement | undefined) {
  event.preventDefault();
  target?.focus();
}

/** The next entry that starts with the letter, by Turkish rules. */
function byLetter(all: HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const prefix = letter.toLocaleLowerCase('tr');
  const inOrder = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return inOrder.find((each) => each.textContent?.trim().toLocaleLowerCase('tr').startsWith(prefix));
}

export const panelStyle: SystemStyleObject = {
  minW: '12rem',
  maxW: 'min(22rem, calc(100vw - 1rem))',
  p: '1',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'raised',
  '--from': '0, -0.25rem',
  animation: 'slide 120ms {easings.out}',
};

const itemStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minH: '8',
  [touch]: { minH: '10' },
  px: '2.5',
  py: '1',
  borderRadius: 'xs',
  fontSize: 'md',
  lineHeight: 'snug',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible, &:focus': { bg: 'bg.hover', outline: 'none' },
  '&:disabled': { color: 'fg.subtle', cursor: 'not-allowed' },
  '@media (forced-colors: active)': { '&:focus': { outline: '2px solid Highlight' } },
};
