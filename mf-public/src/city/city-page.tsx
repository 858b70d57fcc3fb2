import { useQuery } from '@practice/ui/query';
import { CityDetailsDocument, type LocalPageContentFragment } from '../generated/graphql.ts';
import { useSettings } from '../site/site-settings.ts';
import { Challenges } from './challenges.tsx';
import { CityBlocks } from './city-blocks.tsx';
import { CityContact } from './city-contact.tsx';
import { CityFigures } from './city-figures.tsx';
import { CityHero } from './city-hero.tsx';
import { Credentials } from './credentials.tsx';
import { readBlocks } from './read-blocks.ts';
import { WhyChooseUs } from './why-choose-us.tsx';

/** The page of a city near the practice; each part only when there is something to say. The frame ends it in one step. */
export function CityPage({ page }: { page: LocalPageContentFragment }) {
  const text = useSettings();
  const { data } = useQuery(CityDetailsDocument, { errorPolicy: 'ignore' });
  return (
    <article>
      <CityHero page={page} text={text} />
      <Credentials />
      <WhyChooseUs page={page} />
      <Challenges page={page} />
      <CityFigures page={page} />
      <CityBlocks blocks={readBlocks(page.pageBlocks)} services={data?.therapyServices ?? []} />
      <CityContact page={page} text={text} hours={data?.workingHours ?? []} />
    </article>
  );
}
