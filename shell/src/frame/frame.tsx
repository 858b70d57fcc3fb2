import { Box, ButtonAnchor, PagePart, VisuallyHidden } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import { useEffect, useMemo } from 'react';
import { HydratedMark } from '../hydration/hydrated-mark.tsx';
import { mainId, SkipLink } from '../navigation/skip-link.tsx';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';
import { usePageHead } from '../navigation/use-page-head.ts';
import { useScrollPosition } from '../navigation/use-scroll-position.ts';
import { PreviewNotice } from '../remotes/preview-notice.tsx';
import { useRegistry } from '../remotes/registry.ts';
import { RemoteArea } from '../remotes/remote-area.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { phoneOf } from '../site/contact-links.ts';
import { useSiteMenus } from '../site/site-menus.ts';
import { type Settings, useSettings } from '../site/site-settings.ts';
import { CookieConsent } from './consent/cookie-consent.tsx';
import { ContactBar, contactBarRoom } from './contact-bar.tsx';
import { DeferredToaster } from './deferred-toaster.tsx';
import { OfflineHint } from './offline-hint.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame around every public page. The list of remotes decides which remote fills the middle. */
export function Frame({ hasServerHead }: { hasServerHead: boolean }) {
  const settings = useSettings();
  const menus = useSiteMenus();
  const announced = usePageHead({ hasServerHead });
  useFocusOnNavigation();
  useScrollPosition();
  useMotionSetting(settings);
  return (
    <Box css={contactBarRoom}>
      <SkipLink />
      <PagePart name="consent">
        <CookieConsent settings={settings} />
      </PagePart>
      <PagePart name="notices">
        <OfflineHint />
        <PreviewNotice />
      </PagePart>
      <SiteHeader settings={settings} menu={menus.header} />
      <Page settings={settings} />
      <PagePart name="footer">
        <SiteFooter settings={settings} menu={menus.footer} />
      </PagePart>
      <PagePart name="contact-bar">
        <ContactBar settings={settings} />
      </PagePart>
      <PagePart name="messages">
        <DeferredToaster />
      </PagePart>
      <VisuallyHidden role="status" aria-live="polite" data-part="announcer">
        {announced}
      </VisuallyHidden>
      <HydratedMark part="frame" />
    </Box>
  );
}

/** The main part of the page. It names the remote that it shows, which that remote's style sheets are for. */
function Page({ settings }: { settings: Settings }) {
  const { pathname } = useLocation();
  const remote = useRegistry().ownerOf(pathname);
  const { href, text } = phoneOf(settings) ?? {};
  const call = useMemo(
    () =>
      href ? (
        <ButtonAnchor href={href} variant="plain">
          {text}
        </ButtonAnchor>
      ) : null,
    [href, text],
  );
  return (
    <Box
      as="main"
      id={mainId}
      tabIndex={-1}
      data-remote={remote?.name}
      data-remote-version={remote?.version}
      minH="60vh"
      _focusVisible={{ outline: 'none' }}
    >
      {remote ? (
        <RemoteArea name={remote.name} instead={call} />
      ) : (
        <>
          <NotFound />
          <HydratedMark part="area" />
        </>
      )}
    </Box>
  );
}

/** The setting animation_enabled, which the server writes too. */
function useMotionSetting(settings: Settings): void {
  const isOff = settings('animation_enabled') === 'false';
  useEffect(() => {
    if (isOff) document.documentElement.dataset.motion = 'off';
    else delete document.documentElement.dataset.motion;
  }, [isOff]);
}
