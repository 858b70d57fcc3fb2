import { menuPositionProblem } from '@practice/contracts';
import { Box, type SystemStyleObject } from '@practice/ui';
import { touch } from '@practice/ui/admin';
import { ChevronRightIcon, GripIcon } from '@practice/ui/icons';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import {
  Button,
  Collection,
  I18nProvider,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { dropPosition, type Position, type Step, stepFrom, withMoved } from './menu-moves.ts';
import type { MenuItem } from './menus.ts';

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type Props = {
  label: string;
  items: readonly MenuItem[];
  onMove: (id: string, to: Position) => void;
  onOpen: (item: MenuItem) => void;
  /** What is said of an item, and what can be done with it. */
  children: (item: MenuItem) => ReactNode;
};

/**
 * The items of a menu as a tree: dragged with the pointer, or by the handle with the keyboard, Enter and the arrows; Alt
 * with an arrow moves the item that has the focus by one step.
 */
export function MenuTree({ label, items, onMove, onOpen, children }: Props) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const dragged = useRef<string | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.title ?? '' })),
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0]);
    },
    onDragEnd: () => {
      dragged.current = null;
    },
    getDropOperation: (target) => {
      if (target.type !== 'item' || dragged.current === null) return 'cancel';
      const to = dropPosition(items, String(target.key), target.dropPosition);
      return mayStand(items, dragged.current, to) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      onMove(String([...keys][0]), dropPosition(items, String(target.key), target.dropPosition));
    },
  });

  function onKeyDown(event: KeyboardEvent) {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset.key;
    const step = steps[event.key];
    if (!event.altKey || !step || id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = stepFrom(items, id, step);
    if (to) onMove(id, to);
  }

  const childrenOf = (parentId: string | null) => items.filter((item) => item.parentId === parentId);
  const row = (item: MenuItem) => (
    <TreeItem id={item.id} textValue={item.title}>
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded }) => (
          <Box css={rowStyle} style={{ paddingInlineStart: `${(level - 1) * INDENT}px` }}>
            <Button slot="drag" aria-label={`Taşı: ${item.title}`}>
              <GripIcon boxSize="4" />
            </Button>
            {hasChildItems ? (
              <Button slot="chevron" aria-label={`${isExpanded ? 'Kapat' : 'Aç'}: ${item.title}`}>
                <ChevronRightIcon boxSize="4" transform={isExpanded ? 'rotate(90deg)' : undefined} />
              </Button>
            ) : (
              <Box w="6" flex="none" />
            )}
            {children(item)}
          </Box>
        )}
      </TreeItemContent>
      <Collection items={childrenOf(item.id)}>{row}</Collection>
    </TreeItem>
  );

  return (
    <I18nProvider locale="tr-TR">
      {/* With something of this name in the page, React Aria adds no style, which the page's policy would refuse. */}
      <span id="react-aria-pressable-style" hidden />
      <Box css={treeStyle} onKeyDownCapture={onKeyDown}>
        <Tree
          aria-label={label}
          items={childrenOf(null)}
          dependencies={[items, children]}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
          expandedKeys={items.map(({ id }) => id).filter((id) => !collapsed.has(id))}
          onExpandedChange={(keys) => setCollapsed(new Set(items.map(({ id }) => id).filter((id) => !keys.has(id))))}
          onAction={(key) => {
            const item = items.find(({ id }) => id === key);
            if (item) onOpen(item);
          }}
        >
          {row}
        </Tree>
      </Box>
    </I18nProvider>
  );
}

/** Pixels that each level stands further in. */
const INDENT = 20;

function mayStand(items: readonly MenuItem[], id: string, to: Position): boolean {
  if (withMoved(items, id, to)) return true;
  // Where it already is.
  const next = items.map((item) => (item.id === id ? { ...item, parentId: to.parentId } : item));
  return to.parentId !== id && to.before !== id && menuPositionProblem(next, id) === null;
}

const rowStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minH: '12',
  minW: '0',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    w: '6',
    h: '10',
    [touch]: { w: '9', h: '11' },
    color: 'fg.muted',
    borderRadius: 'xs',
  },
  '& > button[slot=drag]': { cursor: 'grab' },
};

const treeStyle: SystemStyleObject = {
  '& [data-react-aria-pressable]': { touchAction: 'pan-x pan-y pinch-zoom' },
  '& [role=row]': { borderBottomWidth: '1px', borderRadius: 'xs', cursor: 'pointer', outlineOffset: '-2px' },
  '& [role=row]:hover': { bg: 'bg.hover' },
  '& [role=row][data-focus-visible]': { outline: '2px solid {colors.pine.fg}' },
  '& [role=row][data-drop-target]': { bg: 'bg.selected', outline: '2px solid {colors.pine.fg}' },
  '& [role=row][data-dragging]': { opacity: '0.5' },
  '& .react-aria-DropIndicator[data-drop-target]': { outline: '2px solid {colors.pine.fg}' },
};
