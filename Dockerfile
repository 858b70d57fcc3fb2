# syntax=docker/dockerfile:1
# One image for every process of the product; docker-compose.yml says which program a container runs.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && npm run build

# What the programs do not carry in themselves: native modules and the files of the API documentation.
FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY gateway/package.json gateway/
COPY services/identity/package.json services/identity/
COPY services/appointments/package.json services/appointments/
COPY services/content/package.json services/content/
COPY services/seo/package.json services/seo/
COPY services/messaging/package.json services/messaging/
COPY packages/contracts/package.json packages/contracts/
COPY packages/service-kit/package.json packages/service-kit/
RUN npm ci --omit=dev --workspace=gateway --workspace=services/identity --workspace=services/messaging --no-audit --no-fund

FROM node:24-bookworm-slim
# What this build is called in the back office, metrics and traces.
ARG VERSION=
ENV PRODUCT_VERSION=${VERSION:-1.0.0}
# Two pools of memory for the threads of a process: more of them fragment under load.
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/mf-public/dist mf-public/dist
COPY --from=build /app/mf-public/dist-server mf-public/dist-server
COPY --from=build /app/mf-appointments/dist mf-appointments/dist
COPY --from=build /app/mf-content/dist mf-content/dist
COPY --from=build /app/mf-seo/dist mf-seo/dist
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/services/identity/dist services/identity/dist
COPY --from=build /app/services/appointments/dist services/appointments/dist
COPY --from=build /app/services/content/dist services/content/dist
COPY --from=build /app/services/seo/dist services/seo/dist
COPY --from=build /app/services/messaging/dist services/messaging/dist
# A volume made on this folder belongs to the user of the programs.
RUN install -d -o node -g node -m 700 /backups
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
CMD ["node", "gateway/dist/main.cjs"]
