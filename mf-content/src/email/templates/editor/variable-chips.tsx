import { isPlainVariable, type TemplateVariableName, templateVariables } from '@practice/contracts';
import { Box, chakra, type SystemStyleObject, Text } from '@practice/ui';
import type { Place } from './use-cursor.ts';

type VariableChipsProps = {
  variables: readonly TemplateVariableName[];
  place: Place;
  onInsert: (text: string) => void;
};

const places: Record<Place, string> = { subject: 'konuya', heading: 'başlığa', content: 'içeriğe' };

/** The variables as buttons, each of which writes its own at the cursor. */
export function VariableChips({ variables, place, onInsert }: VariableChipsProps) {
  return (
    <Box role="group" aria-labelledby="template-variables">
      <Text id="template-variables" fontSize="md" fontWeight="semibold" mb="1">
        Değişkenler
      </Text>
      <Text color="fg.muted" fontSize="sm" mb="2" aria-live="polite">
        {`Bir değişkene basın; imlecin olduğu yere, ${places[place]} eklenir. Gönderirken yerine değeri yazılır; değeri olmayan değişkenlerin paragrafı çıkarılır.`}
      </Text>
      <Box css={listStyle}>
        {variables.map((name) => {
          const { label, sample } = templateVariables[name];
          const isMisplaced = place !== 'content' && !isPlainVariable(name);
          return (
            <chakra.button
              key={name}
              type="button"
              css={chipStyle}
              disabled={isMisplaced}
              title={isMisplaced ? `${label}: yalnızca içerikte kullanılabilir` : `${label}: örneğin “${sample}”`}
              // The field keeps its cursor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(`{{${label}}}`)}
            >
              {label}
            </chakra.button>
          );
        })}
      </Box>
    </Box>
  );
}

const listStyle: SystemStyleObject = { display: 'flex', flexWrap: 'wrap', gap: '1.5' };

const chipStyle: SystemStyleObject = {
  minH: '7',
  px: '2.5',
  borderWidth: '1px',
  borderRadius: 'full',
  bg: 'bg.panel',
  fontSize: 'sm',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { bg: 'pine.subtle', borderColor: 'pine.border', color: 'pine.fg' },
  '&:disabled': { color: 'fg.subtle', cursor: 'not-allowed' },
};
