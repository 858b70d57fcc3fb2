type GraphiqlFile = { type: 'css' | 'js'; text: string };

let files: Promise<Map<string, GraphiqlFile>> | undefined;

/** GraphiQL with everything that it needs, by file name. Nine megabytes, so it is read when somebody first asks. */
export function graphiqlFiles(): Promise<Map<string, GraphiqlFile>> {
  files ??= readFiles();
  return files;
}

async function readFiles(): Promise<Map<string, GraphiqlFile>> {
  const { css, js, editorWorkerService, graphqlWorker, jsonWorker } = await import(
    '@graphql-yoga/render-graphiql/graphiql'
  );
  return new Map([
    ['graphiql.css', { type: 'css', text: css }],
    ['graphiql.js', { type: 'js', text: js }],
    ['editorWorkerService.js', { type: 'js', text: editorWorkerService }],
    ['graphql.js', { type: 'js', text: graphqlWorker }],
    ['json.js', { type: 'js', text: jsonWorker }],
  ]);
}
