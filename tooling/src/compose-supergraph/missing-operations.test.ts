import { expect, test } from 'vitest';
import { missingOperations } from './missing-operations.ts';

const api = `
  type Query { things: [Thing!]! }
  type Mutation {
    createThing(input: ThingInput!, isDraft: Boolean! = false): Thing!
    deleteThing(id: ID!): Boolean!
    clearThings: Boolean!
  }
  type Thing { id: ID! name: String! }
  input ThingInput { name: String! }`;
const row = 'fragment ThingRow on Thing { id name }';
const uses = "import { CreateThingDocument, type ThingRowFragment } from './generated/graphql.ts';";

test('an operation that is used and not written has all arguments and answers by the fragment on its record', () => {
  expect(missingOperations(api, row, uses)).toBe(
    [
      'mutation CreateThing($input: ThingInput!, $isDraft: Boolean!) {',
      '  createThing(input: $input, isDraft: $isDraft) {',
      '    ...ThingRow',
      '  }',
      '}\n',
    ].join('\n'),
  );
});

test('a query is made like a mutation', () => {
  expect(missingOperations(api, row, 'ThingsDocument')).toBe('query Things {\n  things {\n    ...ThingRow\n  }\n}\n');
});

test('a mutation without a record or without arguments has neither', () => {
  expect(missingOperations(api, row, 'DeleteThingDocument ClearThingsDocument')).toBe(
    'mutation ClearThings {\n  clearThings\n}\n\nmutation DeleteThing($id: ID!) {\n  deleteThing(id: $id)\n}\n',
  );
});

test('of several fragments the row answers', () => {
  expect(missingOperations(api, `fragment ThingName on Thing { name } ${row}`, uses)).toContain('...ThingRow');
});

test('a written operation and an unknown name are left alone', () => {
  const written = `${row} mutation CreateThing($input: ThingInput!) { createThing(input: $input) { id } }`;
  expect(missingOperations(api, written, `${uses} RenameThingDocument`)).toBe('');
});

test('an operation without a fragment for its record is refused', () => {
  expect(() => missingOperations(api, 'query Things { things { id } }', uses)).toThrow(
    'CreateThing: no fragment on Thing answers it; write the document',
  );
});
