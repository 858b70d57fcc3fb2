type DocumentNode<Data> = { kind: string; data?: Data };
export type FirstQuery = { first: string };
export const FirstDocument = {"kind":"Document","text":"query First { first }"} as unknown as DocumentNode<FirstQuery>;
export const LaterDocument = {"kind":"Document","text":"query Later { later }"} as unknown as DocumentNode<{ later: string }>;
export const UnusedDocument = {"kind":"Document","text":"query Unused { unused }"} as unknown as DocumentNode<{ unused: string }>;
