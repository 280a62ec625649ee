# The product, built from the lock file; its database stands elsewhere. `docker compose up` starts both.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /roadworthy
# The manifests alone first: an image whose dependencies did not change does not install them again.
COPY package.json package-lock.json .npmrc ./
COPY apps/host/package.json apps/host/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY packages/core/package.json packages/core/
COPY packages/data-api/package.json packages/data-api/
COPY packages/db/package.json packages/db/
COPY packages/providers/package.json packages/providers/
COPY packages/server/package.json packages/server/
COPY packages/testkit/package.json packages/testkit/
COPY packages/ui/package.json packages/ui/
# Not `npm ci`, which refuses a lock file without other systems' binaries; versions come from the lock file all the same.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
# The types that no commit holds are printed from a database that lives as long as this line.
RUN node scripts/install-types.ts
RUN node scripts/build-pages.ts
RUN npm prune --no-save --omit=dev --ignore-scripts
# What is in it, as CycloneDX, from the lock file.
RUN npm sbom --sbom-format=cyclonedx --omit=dev > sbom.json

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /roadworthy
COPY --from=build --chown=node:node /roadworthy ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# It migrates and fills an empty database before it answers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/host/src/main.ts"]
