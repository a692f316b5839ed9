# The site behind nginx, for those who deploy that way. No command of the README needs it.
# Pin both images by digest before a release ("docker buildx imagetools inspect node:22-slim" prints it): a tag may move.
FROM node:22-slim AS build
WORKDIR /site
# The packages are installed anew only when the lock file changes.
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM nginx:stable-alpine
COPY --from=build /site/dist /usr/share/nginx/html
COPY --from=build /site/dist/_nginx.conf /etc/nginx/conf.d/default.conf
