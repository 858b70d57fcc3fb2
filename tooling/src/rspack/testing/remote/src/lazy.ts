import { LaterDocument } from './generated/graphql.ts';

export const title: string = 'Geç gelen başlık';
export const document = LaterDocument;
