import type { LocalPageBlock } from '@practice/contracts';
import { Box, Heading, Section, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { CityDetailsQuery } from '../generated/graphql.ts';
import { Faqs } from '../pages/faqs.tsx';
import { RichText } from '../pages/rich-text.tsx';
import { paths } from '../paths.ts';
import { questionsOf } from './read-blocks.ts';

type Services = CityDetailsQuery['therapyServices'];

/** The blocks of a city page in their order; a page without a block of services has one at the end. */
export function CityBlocks({ blocks, services }: { blocks: readonly LocalPageBlock[]; services: Services }) {
  const shown = blocks.some(({ type }) => type === 'services') ? blocks : [...blocks, servicesBlock];
  return shown.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own and never change their order on the page
    <Block key={index} block={block} services={services} tone={index % 2 === 0 ? 'sand' : 'paper'} />
  ));
}

const servicesBlock: LocalPageBlock = { type: 'services', title: '', subtitle: '', content: '', items: [] };

type BlockProps = { block: LocalPageBlock; services: Services; tone: 'paper' | 'sand' };

function Block({ block, services, tone }: BlockProps) {
  const { title, subtitle, content, items } = block;
  if (block.type === 'faq') {
    const faqs = questionsOf([block]);
    if (faqs.length === 0) return null;
    return (
      <Section tone={tone} eyebrow="Sorular" title={title || 'Sık sorulan sorular'} intro={subtitle}>
        <Faqs faqs={faqs} />
      </Section>
    );
  }
  if (block.type === 'services') {
    if (items.length === 0 && services.length === 0) return null;
    return (
      <Section tone={tone} eyebrow="Hizmetler" title={title || 'Hizmetlerimiz'} intro={subtitle}>
        <Box as="ul" css={servicesStyle}>
          {items.length > 0
            ? items.map((item) => <ServiceItem key={item.title} title={item.title} description={item.text} />)
            : services.map((each) => <ServiceItem key={each.id} {...each} />)}
        </Box>
      </Section>
    );
  }
  if (!title && !subtitle && !content) return null;
  return (
    <Section tone={tone} title={title} intro={subtitle}>
      {content ? <RichText html={content} maxW="prose" overflowWrap="anywhere" /> : null}
    </Section>
  );
}

function ServiceItem({ slug, title, description }: { slug?: string; title: string; description: string }) {
  return (
    <li>
      <Heading as="h3" size="sm">
        {slug ? <TextLink to={paths.service(slug)}>{title}</TextLink> : title}
      </Heading>
      {description ? (
        <Text color="fg.muted" mt="2">
          {description}
        </Text>
      ) : null}
    </li>
  );
}

const servicesStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '6', md: '8' },
  listStyle: 'none',
};
