import type { SettingField as Field } from '@practice/contracts';
import { Box, Heading, type SystemStyleObject } from '@practice/ui';
import { byGroup } from '../categories/categories.ts';
import type { EditsState } from '../editing/use-edits.ts';
import type { Conditions } from '../editing/use-stored-settings.ts';
import { groupId } from './field-id.ts';
import { SettingField } from './setting-field.tsx';
import { wideKeys } from './wide-keys.ts';

type FieldGroupsProps = {
  fields: readonly Field[];
  state: EditsState;
  conditions: Conditions;
  onFocus: (key: string) => void;
};

/** A category of more fields is drawn group by group, as they come into view. */
const MAX_DRAWN_AT_ONCE = 20;

/** The fields of a category, by group. */
export function FieldGroups({ fields, ...rest }: FieldGroupsProps) {
  return (
    <Box display="grid" gap="4" data-long={fields.length > MAX_DRAWN_AT_ONCE ? '' : undefined}>
      {byGroup(fields).map((group) => (
        <Group key={group.name} {...group} {...rest} />
      ))}
    </Box>
  );
}

function Group({ name, fields, state, conditions, onFocus }: FieldGroupsProps & { name: string }) {
  const id = groupId(name);
  const wide = wideKeys(fields);
  return (
    <Box as="section" aria-labelledby={id} css={cardStyle}>
      <Heading as="h2" size="sm" id={id} tabIndex={-1} css={headingStyle}>
        {name}
      </Heading>
      <Box css={fieldsStyle}>
        {fields.map((field) => (
          <SettingField
            key={field.key}
            field={field}
            isWide={wide.has(field.key)}
            condition={conditions.get(field.key)}
            value={state.shownValue(field.key)}
            error={state.problems[field.key]}
            isChanged={state.changed.includes(field.key)}
            otherValue={state.contested.includes(field.key) ? state.stored(field.key) : undefined}
            onChange={state.setValue}
            onTakeStored={state.takeStored}
            onKeepOwn={state.keepOwn}
            onFocus={onFocus}
          />
        ))}
      </Box>
    </Box>
  );
}

const headingStyle: SystemStyleObject = {
  px: { base: '4', md: '5' },
  py: '3',
  borderBottomWidth: '1px',
  scrollMarginTop: 'calc(var(--sticky-top, 0px) + var(--settings-bar) + 0.75rem)',
  '&:focus-visible': { outlineOffset: '-3px' },
};

const fieldsStyle: SystemStyleObject = {
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  px: { base: '4', md: '5' },
  py: '5',
};

const cardStyle: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  overflow: 'clip',
  // The browser skips layout and painting of what is far away, and still finds and focuses what is in it.
  '[data-long] > &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' },
};
