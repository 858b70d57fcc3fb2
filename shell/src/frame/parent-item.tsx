import { chakra, IconButton, type SystemStyleObject } from '@practice/ui';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { MenuLink } from '../site/site-menus.ts';
import { ChevronDownIcon } from './icons.tsx';
import { MenuItemLink } from './menu-item-link.tsx';

/**
 * A menu item with a submenu: it opens on hover and with the button beside the link, and closes on Esc, on leaving and when
 * a page is chosen. Before hydration it opens by CSS on hover and focus.
 */
export function ParentItem({ item }: { item: MenuLink }) {
  const [isHovered, setIsHovered] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = isHovered || isPressed;
  const button = useRef<HTMLElement>(null);
  const listId = useId();

  function close() {
    setIsHovered(false);
    setIsPressed(false);
  }

  function onPointer(event: PointerEvent, isInside: boolean) {
    // A tap also fires pointerenter.
    if (event.pointerType === 'mouse') setIsHovered(isInside);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  }

  function onBlur(event: FocusEvent<HTMLLIElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <chakra.li
      position="relative"
      display="flex"
      alignItems="center"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => onPointer(event, true)}
      onPointerLeave={(event) => onPointer(event, false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <MenuItemLink item={item} />
      <IconButton
        ref={button}
        aria-label={`${item.title}: alt menü`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => (isPressed ? close() : setIsPressed(true))}
        minW="8"
        ms="-2"
      >
        <ChevronDownIcon fontSize="sm" />
      </IconButton>
      <chakra.ul id={listId} css={listStyle} data-part="submenu" onClick={close}>
        {item.children.map((child) => (
          <li key={child.id}>
            <MenuItemLink item={child} />
            {child.children.length > 0 ? (
              <chakra.ul ps="4" listStyleType="none">
                {child.children.map((grandchild) => (
                  <li key={grandchild.id}>
                    <MenuItemLink item={grandchild} />
                  </li>
                ))}
              </chakra.ul>
            ) : null}
          </li>
        ))}
      </chakra.ul>
    </chakra.li>
  );
}

const closed = { visibility: 'hidden', opacity: '0' } as const;

const listStyle: SystemStyleObject = {
  position: 'absolute',
  insetInlineStart: '0',
  top: '100%',
  minW: '14rem',
  p: '2',
  listStyleType: 'none',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'soft',
  transitionProperty: 'opacity, visibility',
  transitionDuration: 'fast',
  '& a': { width: 'full' },
  'html[data-hydrated] li:not([data-open]) > &': closed,
  'html:not([data-hydrated]) li:not(:hover, :focus-within) > &': closed,
};
