import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import { inSpanOf, type Service, type ServiceContext } from '@practice/service-kit';
import {
  buildASTSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type NameNode,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
  visit,
} from 'graphql';
import { executorFor, type ServiceExecutor, type ServiceRequest } from './executors.ts';
import { isIntrospection } from './operation-shape.ts';
import { operationTitle } from './operation-title.ts';
import { toGraphQLError } from './problem-error.ts';
import { variableProblem } from './variable-problem.ts';

export type OperationGateway = {
  /** What consumers see. */
  schema: GraphQLSchema;
  /** Runs a valid operation; `ctx` must be a fresh object for each. */
  run: (request: ServiceRequest) => Promise<ExecutionResult>;
};

/**
 * Whole operations go to services: one that is valid against a single service's schema goes there untouched, and only
 * real joins are stitched together (0.5 ms more each). Variables are checked before, so that a wrong one gets the same
 * response as a REST body with the same mistake.
 */
export function createOperationGateway(supergraph: string, services: Service[]): OperationGateway {
  const schema = buildASTSchema(publicPart(parse(supergraph, { noLocation: true })), { assumeValidSDL: true });
  let stitched: GraphQLSchema | undefined;
  const stitch = () => {
    stitched ??= stitchedSchema(supergraph, services);
    return stitched;
  };
  const routeOf = router(services);
  return {
    schema,
    run(request) {
      const span = () => ({ name: `graphql ${operationTitle(request.document)}` });
      return inSpanOf(request.ctx, span, async (ctx) => {
        const problem = variableProblem(schema, request);
        if (problem) return { errors: [toGraphQLError(problem)] };
        const single = routeOf(request.document);
        if (single) return single({ ...request, ctx });
        const { document, variables, operationName } = request;
        return execute({ schema: stitch(), document, variableValues: variables, operationName, contextValue: ctx });
      });
    },
  };
}

/** A supergraph without what says which service has which part. */
function publicPart(supergraph: DocumentNode): DocumentNode {
  const drop = ({ name }: { name?: NameNode | undefined }) =>
    /^(join|link)(__|$)/.test(name?.value ?? '') ? null : undefined;
  return visit(supergraph, {
    [Kind.DIRECTIVE]: drop,
    [Kind.DIRECTIVE_DEFINITION]: drop,
    [Kind.SCALAR_TYPE_DEFINITION]: drop,
    [Kind.ENUM_TYPE_DEFINITION]: drop,
  });
}

/** Runs what no single service can answer. It takes some tenths of a second and six megabytes. */
function stitchedSchema(supergraph: string, services: Service[]): GraphQLSchema {
  const executors = new Map(services.map((service) => [service.name.toUpperCase(), executorFor(service)]));
  return getStitchedSchemaFromSupergraphSdl({
    supergraphSdl: parse(supergraph, { noLocation: true }),
    onSubschemaConfig(config) {
      const run = executors.get(config.name.toUpperCase());
      if (!run) throw new Error(`The supergraph names a service that does not exist: ${config.name}`);
      config.executor = ({ document, variables, operationName, context }) =>
        run({
          document,
          variables: variables ?? {},
          operationName,
          ctx: context as unknown as ServiceContext,
        }) as never;
    },
  });
}

/** Finds the one service that can answer a document whole; cached by document, which the parser's cache keeps. */
function router(services: Service[]): (document: DocumentNode) => ServiceExecutor | null {
  const own = services.map((service) => ({ service, run: executorFor(service) }));
  const routes = new WeakMap<DocumentNode, ServiceExecutor | null>();
  return (document) => {
    let route = routes.get(document);
    if (route === undefined) {
      const fits = ({ service: { schema } }: (typeof own)[number]) =>
        hasRoots(schema, document) && isValid(schema, document);
      route = isIntrospection(document) ? null : (own.find(fits)?.run ?? null);
      routes.set(document, route);
    }
    return route;
  };
}

function isValid(schema: GraphQLSchema, document: DocumentNode): boolean {
  return validate(schema, document, rules).length === 0;
}

/** Validation ignores a mutation's fields in a schema without mutations. */
function hasRoots(schema: GraphQLSchema, document: DocumentNode): boolean {
  return document.definitions.every(
    (node) => node.kind !== Kind.OPERATION_DEFINITION || schema.getRootType(node.operation),
  );
}

/** Fields that another service owns are not resolvable here. */
const ownFieldsOnly: ValidationRule = (context) => ({
  Field() {
    const isExternal = context.getFieldDef()?.astNode?.directives?.some(({ name }) => name.value === 'external');
    if (isExternal) context.reportError(new GraphQLError('of another service'));
  },
});
const rules = [...specifiedRules, ownFieldsOnly];
