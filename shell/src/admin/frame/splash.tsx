import { Box, backOfficeGround, Flex, Spinner, VisuallyHidden } from '@practice/ui';

const { light, dark } = backOfficeGround;

/**
 * What /admin shows until it is known who is there; the server sends it too, so it stands on its own colours: the theme
 * of the back office has not been loaded yet.
 */
export function Splash({ isWaiting }: { isWaiting: boolean }) {
  return (
    <Flex
      minH="100dvh"
      align="center"
      justify="center"
      css={{
        bg: light.bg,
        color: light.fg,
        fontSize: '1.25rem',
        '@media (prefers-color-scheme: dark)': { bg: dark.bg, color: dark.fg, colorScheme: 'dark' },
      }}
    >
      <Box role="status">
        {isWaiting ? (
          <>
            <Spinner />
            <VisuallyHidden>Yükleniyor…</VisuallyHidden>
          </>
        ) : null}
      </Box>
    </Flex>
  );
}
