import { Box, Container, Heading, Picture, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import type { ReactNode } from 'react';
import type { PageContentFragment } from '../generated/graphql.ts';
import { proseStyle } from '../pages/prose-style.ts';
import { RichText } from '../pages/rich-text.tsx';
import { paths } from '../paths.ts';
import { useLongDay } from '../site/long-day.ts';
import { HillPath } from './hill-path.tsx';

type Template = (props: { page: PageContentFragment }) => ReactNode;

/** A page that staff have written, as its template shows it. */
export function DynamicPage({ page }: { page: PageContentFragment }) {
  const Shown = templates[page.templateName];
  return <Shown page={page} />;
}

const templates: Record<PageContentFragment['templateName'], Template> = {
  default: DefaultPage,
  landing: LandingPage,
  blog: ArticlePage,
  fullwidth: FullWidthPage,
};

/** One column of text below its title. */
function DefaultPage({ page }: { page: PageContentFragment }) {
  return (
    <Container as="article" maxW="3xl" py="section">
      <Heading as="h1">{page.title}</Heading>
      <Lead page={page} />
      <FeaturedPicture page={page} />
      <Content page={page} />
    </Container>
  );
}

/** A first screen with a button, then the text on a quiet ground. */
function LandingPage({ page }: { page: PageContentFragment }) {
  return (
    <article>
      <Box bg="bg.tinted">
        <Container
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: 'minmax(0, 7fr) minmax(0, 5fr)',
          }}
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
          py={{ base: '14', lg: '24' }}
        >
          <Box>
            <Heading as="h1" size="display" maxW="20ch">
              {page.title}
            </Heading>
            <Lead page={page} />
            <ButtonLink to={paths.appointment} size="lg" mt="8">
              Randevu Al
            </ButtonLink>
          </Box>
          {page.featuredImage ? <FeaturedPicture page={page} isFirst isBeside /> : <HillPath />}
        </Container>
      </Box>
      <Container py={{ base: '10', md: '16' }}>
        <Box maxW="3xl">
          <Content page={page} />
        </Box>
      </Container>
    </article>
  );
}

/** Reads like a post: the date first, the picture wide, the text narrow. */
function ArticlePage({ page }: { page: PageContentFragment }) {
  const longDay = useLongDay();
  return (
    <Container as="article" maxW="5xl" py="section">
      <Box maxW="prose" mx="auto">
        <Text textStyle="eyebrow" color="accent.fg">
          <time dateTime={page.updatedAt}>{longDay(page.updatedAt)}</time>
        </Text>
        <Heading as="h1" mt="3">
          {page.title}
        </Heading>
        <Lead page={page} />
      </Box>
      <FeaturedPicture page={page} />
      <Box maxW="prose" mx="auto">
        <Content page={page} />
      </Box>
    </Container>
  );
}

/** The text takes the width of the site, for tables and pictures. */
function FullWidthPage({ page }: { page: PageContentFragment }) {
  return (
    <article>
      <Box bg="bg.subtle" borderBottomWidth="1px">
        <Container py={{ base: '10', md: '14' }}>
          <Heading as="h1">{page.title}</Heading>
          <Lead page={page} />
        </Container>
      </Box>
      <Container py={{ base: '10', md: '14' }}>
        <FeaturedPicture page={page} isFirst />
        <Content page={page} />
      </Container>
    </article>
  );
}

function Lead({ page: { excerpt } }: { page: PageContentFragment }) {
  if (!excerpt) return null;
  return (
    <Text textStyle="lead" color="fg.muted" mt="4" maxW="prose">
      {excerpt}
    </Text>
  );
}

type PictureProps = { page: PageContentFragment; isFirst?: boolean; isBeside?: boolean };

/**
 * The page's picture, of whatever size, across the column of text, at the top (`isFirst`) or beside the title (`isBeside`); the page's title says what it
 * is about.
 */
function FeaturedPicture({ page: { featuredImage }, isFirst = false, isBeside = false }: PictureProps) {
  if (!featuredImage) return null;
  return (
    <Box mt={isFirst ? '0' : '8'} borderRadius="lg" overflow="hidden" aspectRatio="16 / 9" bg="bg.subtle">
      <Picture
        src={featuredImage}
        alt=""
        sizes={isBeside ? '(min-width: 1024px) 28rem, 100vw' : '(min-width: 1280px) 76rem, 100vw'}
        maxWidth={isBeside ? 640 : 1216}
        size={[1600, 900]}
        isPriority={isFirst}
        boxSize="full"
      />
    </Box>
  );
}

function Content({ page: { html } }: { page: PageContentFragment }) {
  return <RichText html={html} css={pageProse} mt="8" data-part="page-content" />;
}

const pageProse = {
  ...proseStyle,
  '& > :not(* + *)': { mt: '0' },
  '& img': { maxW: 'full', height: 'auto', borderRadius: 'md' },
  '& figcaption': { color: 'fg.muted', fontSize: 'sm', mt: '2' },
  '& blockquote': { borderStartWidth: '3px', borderColor: 'pine.fg', ps: '5', color: 'fg.muted' },
  '& pre': { overflowX: 'auto', bg: 'bg.subtle', p: '4', borderRadius: 'md' },
};
