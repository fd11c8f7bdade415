#!/bin/bash
# Publishes a report and comments on the pull request. GitHub shows no picture of an artifact in a comment, so that the report
# stands on a branch without history, which each run replaces.
# Needs GH_TOKEN, NUMBER, REPOSITORY, SERVER and GITHUB_RUN_ID.
set -euo pipefail
report=$1
branch=pictures/$NUMBER
mark='<!-- pictures -->'

site=$(mktemp -d)
git init --quiet --initial-branch report "$site"
# Only what the summary shows, three pictures before and after; the whole report is the artifact. A link among them stays a link:
# what it points to, such as this program's environment, is not published.
mkdir "$site/pictures"
{ grep --only-matching --extended-regexp 'PICTURES/[A-Za-z0-9._-]+\.png' "$report/summary.txt" || true; } | sort --unique |
  while IFS=/ read -r _ file; do cp --no-dereference "$report/pictures/$file" "$site/pictures/$file"; done
git -C "$site" add --all
git -C "$site" -c user.name=pictures -c user.email=pictures@users.noreply.github.com commit --quiet --message "Pictures of pull request $NUMBER"
git -C "$site" push --quiet --force "https://x-access-token:$GH_TOKEN@${SERVER#https://}/$REPOSITORY.git" "report:refs/heads/$branch"

raw=$SERVER/$REPOSITORY/raw/$branch/pictures
{
  echo "$mark"
  sed --expression "s#(PICTURES/#($raw/#g" --expression "s#(REPORT)#($SERVER/$REPOSITORY/actions/runs/$GITHUB_RUN_ID\#artifacts)#" "$report/summary.txt"
} > comment.txt

known=$(gh api "repos/$REPOSITORY/issues/$NUMBER/comments" --paginate --jq ".[] | select(.user.login == \"github-actions[bot]\" and (.body | startswith(\"$mark\"))) | .id" | head -n 1)
if [[ -n $known ]]; then gh api --method PATCH "repos/$REPOSITORY/issues/comments/$known" --field body=@comment.txt > /dev/null
else gh api "repos/$REPOSITORY/issues/$NUMBER/comments" --field body=@comment.txt > /dev/null; fi
