import { Box, Flex } from '@practice/ui';
import { ConfirmDialog, unsavedChangesTexts, useMedia } from '@practice/ui/admin';
import {
  AdminLocationContext,
  EmbeddedSectionContext,
  hasUnsavedChanges,
  keptSentence,
  useStaff,
} from '@practice/ui/back-office';
import { Drawer, toast } from '@practice/ui/overlay';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mainId, SkipLink } from '../../navigation/skip-link.tsx';
import { PreviewNotice } from '../../remotes/preview-notice.tsx';
import { Palette } from '../palette/palette.tsx';
import { PalettePages } from '../palette/palette-pages.tsx';
import { RemotePalettes } from '../palette/remote-palettes.tsx';
import { useShellItems } from '../palette/use-shell-items.ts';
import { EmbeddedArea } from '../sections/embedded-area.tsx';
import { SectionArea } from '../sections/section-area.tsx';
import { useSections } from '../sections/use-sections.ts';
import { useShownLocation } from '../sections/use-shown-location.tsx';
import { NoSections } from './no-sections.tsx';
import { SectionNav } from './section-nav.tsx';
import { SideBar } from './side-bar.tsx';
import { barHeight, TopBar } from './top-bar.tsx';
import { usePaletteKey } from './use-palette-key.ts';
import { useRemembered } from './use-remembered.ts';
import { useStrayFiles } from './use-stray-files.ts';

type Props = {
  siteName: string;
  onLogout: () => void;
  /** The session has ended: nothing responds until a user signs in. */
  isLocked: boolean;
};

/** The layout around the sections of the back office. */
export function AdminLayout({ siteName, onLogout, isLocked }: Props) {
  const { user } = useStaff();
  const sections = useSections(user);
  const keys = useMemo(() => sections.map(({ key }) => key), [sections]);
  const { location, confirmDialog } = useShownLocation(keys);
  const section = sections.find(({ key }) => key === location.section);
  const isWide = useMedia('(min-width: 64rem)');
  const [width, setWidth] = useRemembered('admin-sidebar', ['auto', 'wide', 'narrow'], 'auto');
  const isNarrow = width === 'auto' ? !isWide : width === 'narrow';
  const [isNavOpen, setIsNavOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const closePalette = useCallback(() => setIsPaletteOpen(false), []);
  const leave = useCallback(() => (hasUnsavedChanges() ? setIsLeaving(true) : onLogout()), [onLogout]);
  usePaletteKey(useCallback(() => !isLocked && setIsPaletteOpen((isOpen) => !isOpen), [isLocked]));
  useStrayFiles();
  const main = useFocusOnSection(section?.key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an error belongs to its section.
  useEffect(() => () => toast.dismissError(), [section?.key]);

  useEffect(() => {
    document.title = [section?.title, 'Yönetim Paneli', siteName].filter(Boolean).join(' | ');
  }, [section, siteName]);

  return (
    <AdminLocationContext value={location}>
      <SkipLink />
      <Flex align="stretch" minH="100dvh">
        <SideBar
          sections={sections}
          current={location.section}
          siteName={siteName}
          isNarrow={isNarrow}
          onToggle={() => setWidth(isNarrow ? 'wide' : 'narrow')}
        />
        <Box flex="1" minW="0" style={{ '--sticky-top': barHeight } as React.CSSProperties}>
          <PreviewNotice />
          <TopBar
            user={user}
            sections={sections}
            onOpenNav={() => setIsNavOpen(true)}
            onOpenPalette={() => setIsPaletteOpen(true)}
            onLogout={leave}
          />
          <Box
            as="main"
            // Named, as a preview in a frame has a main part of its own.
            aria-label="Yönetim paneli"
            ref={main}
            id={mainId}
            tabIndex={-1}
            data-remote={section?.remote}
            data-remote-version={section?.remoteVersion}
            px={{ base: '3', md: '6' }}
            pt={{ base: '4', md: '5' }}
            pb="6"
            _focusVisible={{ outline: 'none' }}
          >
            <EmbeddedSectionContext value={EmbeddedArea}>
              {section ? <SectionArea key={section.key} section={section} /> : <NoSections />}
            </EmbeddedSectionContext>
          </Box>
        </Box>
      </Flex>
      <Drawer open={isNavOpen} onClose={() => setIsNavOpen(false)} title="Bölümler" side="start">
        <SectionNav sections={sections} current={location.section} isDescribed onChoose={() => setIsNavOpen(false)} />
      </Drawer>
      {isPaletteOpen ? <ShellPalette onClose={closePalette} onLogout={leave} sections={sections} /> : null}
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={() => {
          setIsLeaving(false);
          onLogout();
        }}
        title={unsavedChangesTexts.title}
        confirmLabel="Kaydetmeden çık"
        danger
      >
        {(isLeaving && keptSentence()) || 'Çıkarsanız yaptığınız değişiklikler kaybolur.'}
      </ConfirmDialog>
      {confirmDialog}
    </AdminLocationContext>
  );
}

type PaletteProps = { onClose: () => void; onLogout: () => void; sections: ReturnType<typeof useSections> };

function ShellPalette({ onClose, onLogout, sections }: PaletteProps) {
  const items = useShellItems(sections, onLogout);
  return (
    <>
      <Palette onClose={onClose} items={items} />
      <PalettePages />
      <RemotePalettes sections={sections} />
    </>
  );
}

/** Moves focus to the content after a change of section, for keyboards and screen readers. */
function useFocusOnSection(key: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [key]);
  return main;
}
