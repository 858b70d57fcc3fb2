import { type ContentPage, contentFieldOf } from '@practice/contracts';
import { Box, Heading, type SystemStyleObject } from '@practice/ui';
import { useId } from 'react';
import { changedKeys, contestedKeys, type Edits, type Texts } from '../drafts/edits.ts';
import { ContentCell } from './content-cell.tsx';

type Props = {
  page: ContentPage;
  edits: Edits;
  published: Texts;
  problems: Readonly<Record<string, string>>;
  onChange: (key: string, value: string) => void;
  onTake: (key: string) => void;
  onKeep: (key: string) => void;
};

/** The fields of a page, by the part of it in which they stand. */
export function ContentFields({ page, edits, published, problems, onChange, onTake, onKeep }: Props) {
  const id = useId();
  const changed = changedKeys(edits, published);
  const contested = contestedKeys(edits, published);
  return (
    <Box display="grid" gap="4">
      {page.groups.map(({ title, keys }, index) => (
        <Box as="section" key={title} aria-labelledby={`${id}-${index}`} css={cardStyle}>
          <Heading as="h2" size="sm" id={`${id}-${index}`} px={{ base: '4', md: '5' }} py="3" borderBottomWidth="1px">
            {title}
          </Heading>
          <Box css={fieldsStyle}>
            {keys.map((key) => (
              <ContentCell
                key={key}
                field={contentFieldOf(key)}
                value={edits[key]?.value ?? published[key] ?? ''}
                error={problems[key]}
                isChanged={changed.includes(key)}
                otherValue={contested.includes(key) ? (published[key] ?? '') : undefined}
                onChange={onChange}
                onTake={onTake}
                onKeep={onKeep}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const fieldsStyle: SystemStyleObject = {
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  px: { base: '4', md: '5' },
  py: '5',
};

const cardStyle: SystemStyleObject = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', overflow: 'clip' };
