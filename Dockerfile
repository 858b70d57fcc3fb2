# One image for every process of the product; docker-compose.yml says which program a container runs. BuildKit builds it, which
# Docker has been using by itself since version 23.
ARG NODE_IMAGE=node:24-bookworm-slim

# What decides about the packages, apart: they are installed anew only when it changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && find . -name package.json -exec cp --parents {} package-lock.json /manifests \;

# A registry of one's own: --secret id=npmrc,src=…
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --include=dev --no-audit --no-fund
COPY . .
RUN --mount=type=cache,target=/app/.turbo npm run build && npm run build:image -w @practice/tooling

# What the programs do not carry in themselves: native modules and the files of the API documentation.
FROM ${NODE_IMAGE} AS modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --workspace=gateway --workspace=services/identity --workspace=services/messaging --no-audit --no-fund

FROM ${NODE_IMAGE}
# What this build is called in the back office, metrics and traces.
ARG VERSION=
ENV PRODUCT_VERSION=${VERSION:-1.0.0}
# Two pools of memory for the threads of a process: more of them fragment under load.
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2
ENV DATA_DIR=/data REMOTES_DIR=/remotes/versions REMOTES_FILE=/remotes/remotes.json
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/shell/dist-server shell/dist-server
COPY --from=build /app/mf-public/dist mf-public/dist
COPY --from=build /app/mf-public/dist-server mf-public/dist-server
COPY --from=build /app/mf-appointments/dist mf-appointments/dist
COPY --from=build /app/mf-content/dist mf-content/dist
COPY --from=build /app/mf-seo/dist mf-seo/dist
COPY --from=build /app/gateway/dist gateway/dist
# What versions of remotes are held against when they are published.
COPY --from=build /app/gateway/api.graphql gateway/api.graphql
COPY --from=build /app/tooling/dist tooling/dist
COPY --from=build /app/services/identity/dist services/identity/dist
COPY --from=build /app/services/appointments/dist services/appointments/dist
COPY --from=build /app/services/content/dist services/content/dist
COPY --from=build /app/services/seo/dist services/seo/dist
COPY --from=build /app/services/messaging/dist services/messaging/dist
# Volumes made on these folders belong to the user of the programs.
RUN install -d -o node -g node -m 700 /backups /data /remotes
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
CMD ["node", "gateway/dist/main.cjs"]
