import { sectionGroups } from '@practice/contracts';
import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { SectionIcon, touch } from '@practice/ui/admin';
import { adminHash } from '@practice/ui/back-office';
import { Link } from '@practice/ui/router';
import { useRegistry } from '../../remotes/registry.ts';
import { prefetchSection } from '../sections/prefetch-section.ts';
import type { ListedSection } from '../sections/use-sections.ts';

type Props = {
  sections: readonly ListedSection[];
  current: string;
  /** Icons only, with the labels as tooltips. */
  isNarrow?: boolean;
  /** Descriptions below the titles rather than as tooltips, for where nothing hovers. */
  isDescribed?: boolean;
  onChoose?: () => void;
};

const NavLink = chakra(Link);

/** The sections by group. Groups without a visible section are left out. */
export function SectionNav({ sections, current, isNarrow = false, isDescribed = false, onChoose }: Props) {
  const registry = useRegistry();
  return (
    <Box as="nav" aria-label="Bölümler" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {sectionGroups.map((group) => {
        const own = sections.filter((section) => section.group === group);
        if (own.length === 0) return null;
        return (
          <Box key={group} minW="0">
            <Box css={[groupStyle, isNarrow ? narrowGroupStyle : {}]} id={`bolum-${group}`}>
              {group}
            </Box>
            <chakra.ul listStyleType="none" display="grid" gap="0.5" aria-labelledby={`bolum-${group}`}>
              {own.map((section) => {
                const { key, title, description, icon } = section;
                return (
                  <li key={key}>
                    <NavLink
                      to={{ pathname: '/admin', hash: adminHash(key) }}
                      aria-current={key === current ? 'page' : undefined}
                      aria-label={isNarrow ? title : undefined}
                      {...(isDescribed ? describedBy(key) : {})}
                      title={isNarrow ? title : isDescribed ? undefined : description}
                      onClick={onChoose}
                      onPointerEnter={() => prefetchSection(registry, section)}
                      onFocus={() => prefetchSection(registry, section)}
                      css={[
                        linkStyle,
                        isNarrow ? { justifyContent: 'center', px: '0' } : {},
                        isDescribed ? { py: '1.5' } : {},
                      ]}
                    >
                      <SectionIcon name={icon} boxSize="4.5" flexShrink="0" />
                      {isNarrow ? null : (
                        <Box as="span" minW="0">
                          <span id={isDescribed ? nameId(key) : undefined}>{title}</span>
                          {isDescribed ? (
                            <Box as="span" id={descriptionId(key)} css={descriptionStyle}>
                              {description}
                            </Box>
                          ) : null}
                        </Box>
                      )}
                    </NavLink>
                  </li>
                );
              })}
            </chakra.ul>
          </Box>
        );
      })}
    </Box>
  );
}

const nameId = (key: string) => `bolum-adi-${key}`;
const descriptionId = (key: string) => `bolum-aciklamasi-${key}`;

/** The name of a link is its title alone. */
function describedBy(key: string) {
  return { 'aria-labelledby': nameId(key), 'aria-describedby': descriptionId(key) };
}

const groupStyle: SystemStyleObject = {
  px: '2.5',
  pb: '1',
  color: 'fg.subtle',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: 'snug',
};

const descriptionStyle: SystemStyleObject = {
  display: 'block',
  color: 'fg.subtle',
  fontSize: 'xs',
  fontWeight: 'normal',
  lineHeight: 'snug',
  textWrap: 'pretty',
};

const narrowGroupStyle: SystemStyleObject = {
  height: '1px',
  p: '0',
  mx: '2',
  mb: '2',
  bg: 'border',
  overflow: 'hidden',
  color: 'transparent',
  whiteSpace: 'nowrap',
};

const linkStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '8',
  [touch]: { minH: '11' },
  px: '2.5',
  borderRadius: 'sm',
  color: 'fg.muted',
  fontSize: 'md',
  fontWeight: 'medium',
  textDecoration: 'none',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
  '&[aria-current=page]': { bg: 'bg.panel', color: 'fg', boxShadow: '0 0 0 1px {colors.border}' },
  '&[aria-current=page] svg': { color: 'pine.fg' },
  '@media (forced-colors: active)': { '&[aria-current=page]': { outline: '2px solid Highlight' } },
};
